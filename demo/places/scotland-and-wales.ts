import { cityPlaces } from "./city-places.ts";

export const SCOTLAND_AND_WALES = [
  cityPlaces("Edinburgh", {
    chinese: "爱丁堡 爱丁堡 爱堡",
    weight: 38,
    rentLevel: 0.5,
    universities: `
      ed | University of Edinburgh | Uni of Edinburgh | 爱大 爱丁堡大学
      hw | Heriot-Watt University | Heriot-Watt | 赫瑞瓦特
      napier | Edinburgh Napier University | Napier | 龙比亚`,
    areas: `
      EH8 | Newington | ed walk 9
      EH8 | Holyrood | ed walk 14
      EH9 | Marchmont | ed walk 12, napier walk 22
      EH9 | Sciennes | ed walk 11
      EH3 | Tollcross | ed walk 13, napier walk 18
      EH3 | Fountainbridge | ed walk 20, napier bus 10, hw bus 25
      EH1 | Old Town | ed walk 8
      EH10 | Bruntsfield | ed walk 18, napier walk 12
      EH11 | Dalry | hw bus 22, napier bus 12, ed bus 15
      EH6 | Leith | ed bus 18
      EH14 | Longstone | hw bus 12, napier bus 15`,
    landmarks: `
      The Meadows | The Meadows 草坪
      Arthur's Seat | 亚瑟王座
      Lothian Buses stop | 公交站
      the Union Canal | 运河`,
  }),
  cityPlaces("Glasgow", {
    chinese: "格拉斯哥 格拉斯哥 格村 格拉",
    weight: 36,
    rentLevel: 0.32,
    universities: `
      gla | University of Glasgow | UofG | 格大 格拉斯哥大学
      strath | University of Strathclyde | Strathclyde | 思克莱德
      gcu | Glasgow Caledonian University | GCU | 卡利多尼亚大学 GCU
      gsa | Glasgow School of Art | GSA | 格拉斯哥美院 GSA`,
    areas: `
      G12 | Hillhead | gla walk 6
      G12 | Byres Road | gla walk 8
      G11 | Partick | gla walk 16
      G20 | Maryhill | gla bus 14, gcu bus 15
      G3 | Finnieston | gla walk 18, gsa walk 20
      G3 | Garnethill | gsa walk 4, gcu walk 12, strath walk 20
      G4 | Cowcaddens | gcu walk 5, strath walk 12
      G1 | Merchant City | strath walk 7, gcu walk 14
      G5 | Gorbals | strath walk 22, gla bus 25
      G2 | Charing Cross | gsa walk 8, strath walk 18, gla bus 14`,
    landmarks: `
      the subway | 小地铁
      Kelvingrove Park | Kelvingrove 公园
      the Clyde | 克莱德河
      the Botanic Gardens | 植物园`,
  }),
  cityPlaces("Aberdeen", {
    chinese: "阿伯丁",
    weight: 7,
    rentLevel: 0.06,
    universities: `
      abdn | University of Aberdeen | Uni of Aberdeen | 阿伯丁大学
      rgu | The Robert Gordon University | RGU | RGU 罗伯特戈登大学`,
    areas: `
      AB24 | Old Aberdeen | abdn walk 6
      AB24 | King Street | abdn walk 12
      AB25 | Rosemount | abdn bus 14, rgu bus 18
      AB10 | Garthdee | rgu walk 8
      AB11 | City centre | abdn bus 15, rgu bus 16`,
    landmarks: `
      the beach | 海边
      Union Street | Union Street
      Seaton Park | Seaton 公园`,
  }),
  cityPlaces("Cardiff", {
    chinese: "卡迪夫 卡迪夫 卡村",
    weight: 16,
    rentLevel: 0.22,
    universities: `
      cardiff | Cardiff University | Cardiff Uni | 卡大 卡迪夫大学
      met | University of Wales Institute, Cardiff | Cardiff Met | 卡迪夫城市大学`,
    areas: `
      CF24 | Cathays | cardiff walk 8
      CF24 | Roath | cardiff walk 18, met bus 20
      CF10 | City centre | cardiff walk 12
      CF10 | Cardiff Bay | cardiff train 15
      CF11 | Pontcanna | cardiff walk 24, met bus 12
      CF5 | Llandaff | met walk 14`,
    landmarks: `
      Bute Park | Bute Park 公园
      the Taff | 塔夫河
      Roath Park Lake | Roath Park 的湖`,
  }),
];
