import { cityPlaces } from "./city-places.ts";

export const NORTH = [
  cityPlaces("Manchester", {
    chinese: "曼彻斯特 曼城 曼城 曼村",
    weight: 46,
    rentLevel: 0.38,
    universities: `
      uom | University of Manchester | Uni of Manchester | 曼大 曼彻斯特大学
      mmu | The Manchester Metropolitan University | MMU | 曼都会 MMU
      salford | University of Salford | Salford | 索尔福德大学`,
    areas: `
      M1 | Piccadilly | uom walk 18, mmu walk 14
      M1 | Oxford Road | mmu walk 5, uom walk 10
      M13 | Rusholme | uom walk 14, mmu walk 22
      M13 | Upper Brook Street | uom walk 8
      M14 | Fallowfield | uom bus 14, mmu bus 18
      M14 | Victoria Park | uom walk 20
      M15 | Hulme | mmu walk 8, uom walk 14
      M3 | Salford Central | salford walk 20, uom bus 18
      M4 | Ancoats | uom walk 28, mmu walk 24
      M5 | Salford Quays | salford bus 14, uom tram 25
      M3 | Deansgate | mmu walk 18, uom bus 12
      M20 | Withington | uom bus 18`,
    landmarks: `
      the curry mile | 咖喱街
      Chinatown | 唐人街
      Platt Fields Park | Platt Fields 公园
      the tram stop | 电车站`,
  }),
  cityPlaces("Leeds", {
    chinese: "利兹 利兹 利村",
    weight: 32,
    rentLevel: 0.28,
    universities: `
      leeds | University of Leeds | Uni of Leeds | 利兹大学 利大
      beckett | Leeds Beckett University | Leeds Beckett | 利兹贝克特
      trinity | Leeds Trinity University | Leeds Trinity | 利兹三一大学`,
    areas: `
      LS2 | Woodhouse Lane | leeds walk 5, beckett walk 7
      LS2 | City centre | leeds walk 15, beckett walk 10
      LS6 | Hyde Park | leeds walk 16
      LS6 | Headingley | leeds bus 14, beckett walk 20
      LS3 | Burley Road | leeds walk 14, beckett walk 16
      LS4 | Burley | leeds walk 26
      LS9 | Leeds Dock | leeds bus 20, beckett bus 16
      LS7 | Sheepscar | leeds walk 22, beckett walk 18
      LS18 | Horsforth | trinity walk 12, leeds bus 25`,
    landmarks: `
      Woodhouse Moor | Woodhouse Moor 大草坪
      Trinity shopping centre | Trinity 购物中心
      Kirkgate Market | Kirkgate 市场`,
  }),
  cityPlaces("Sheffield", {
    chinese: "谢菲尔德 谢菲尔德 谢菲 谢村",
    weight: 28,
    rentLevel: 0.22,
    universities: `
      shef | The University of Sheffield | Uni of Sheffield | 谢大 谢菲尔德大学
      shu | Sheffield Hallam University | Hallam | 谢哈 哈勒姆`,
    areas: `
      S10 | Broomhill | shef walk 12
      S10 | Crookes | shef walk 22
      S10 | Crookesmoor | shef walk 10
      S3 | Netherthorpe | shef walk 6, shu walk 22
      S1 | City centre | shef walk 14, shu walk 7
      S1 | West Street | shef walk 8, shu walk 14
      S2 | Park Hill | shu walk 10, shef tram 15
      S11 | Ecclesall Road | shef walk 22, shu bus 14
      S11 | Sharrow Vale | shef bus 12, shu bus 16`,
    landmarks: `
      the Botanical Gardens | 植物园
      Endcliffe Park | Endcliffe 公园
      the tram stop | 电车站
      The Moor | The Moor 商业街`,
  }),
  cityPlaces("Liverpool", {
    chinese: "利物浦",
    weight: 24,
    rentLevel: 0,
    universities: `
      liv | University of Liverpool | Uni of Liverpool | 利物浦大学 利大
      ljmu | Liverpool John Moores University | LJMU | LJMU 约翰摩尔
      hope | Liverpool Hope University College | Liverpool Hope | 利物浦希望大学`,
    areas: `
      L1 | City centre | liv walk 15, ljmu walk 8
      L3 | Islington | liv walk 8, ljmu walk 6
      L3 | London Road | liv walk 5, ljmu walk 9
      L7 | Kensington | liv walk 16
      L7 | Edge Hill | liv walk 14
      L8 | Toxteth | liv walk 20, ljmu bus 14
      L15 | Wavertree | liv bus 15, hope bus 20
      L15 | Smithdown Road | liv bus 14, ljmu bus 20
      L16 | Childwall | hope walk 10`,
    landmarks: `
      the Albert Dock | 阿尔伯特码头
      Sefton Park | Sefton 公园
      Chinatown | 唐人街
      Lime Street | Lime Street 火车站`,
  }),
  cityPlaces("Newcastle", {
    chinese: "纽卡斯尔 纽卡斯尔 纽卡 纽村",
    weight: 22,
    rentLevel: 0.2,
    universities: `
      ncl | Newcastle University | Newcastle Uni | 纽大 纽卡斯尔大学
      northumbria | Northumbria University | Northumbria | 诺森比亚 诺桑`,
    areas: `
      NE1 | City centre | ncl walk 9, northumbria walk 8
      NE1 | Haymarket | ncl walk 3, northumbria walk 6
      NE2 | Jesmond | ncl walk 18, northumbria walk 20
      NE2 | Sandyford | northumbria walk 12, ncl walk 16
      NE2 | Spital Tongues | ncl walk 9
      NE4 | Fenham | ncl walk 24
      NE6 | Heaton | ncl metro 14, northumbria bus 14
      NE6 | Shieldfield | northumbria walk 9, ncl walk 18
      NE8 | Gateshead | ncl metro 10, northumbria metro 12`,
    landmarks: `
      the Quayside | Quayside 河边
      the Metro | 地铁站
      Leazes Park | Leazes 公园
      Eldon Square | Eldon Square 商场`,
  }),
  cityPlaces("Durham", {
    chinese: "杜伦 杜伦 杜村",
    weight: 13,
    rentLevel: 0.24,
    universities: `dur | University of Durham | Durham Uni | 杜大 杜伦大学 杜伦`,
    areas: `
      DH1 | The Viaduct | dur walk 14
      DH1 | Claypath | dur walk 16
      DH1 | Gilesgate | dur walk 22
      DH1 | Elvet | dur walk 9
      DH1 | Neville's Cross | dur walk 18
      DH7 | Langley Moor | dur bus 14`,
    landmarks: `
      the cathedral | 大教堂
      the River Wear | 威尔河
      the bus station | 汽车站`,
  }),
  cityPlaces("York", {
    chinese: "约克 约克 约村",
    weight: 12,
    rentLevel: 0.33,
    universities: `
      york | University of York | Uni of York | 约大 约克大学
      ysj | York St. John University | York St John | 约克圣约翰`,
    areas: `
      YO10 | Heslington | york walk 8
      YO10 | Fulford Road | york walk 18
      YO10 | Hull Road | york walk 16
      YO31 | The Groves | ysj walk 8, york bus 20
      YO24 | Holgate | ysj walk 24, york bus 22
      YO1 | Walmgate | york walk 24, ysj walk 14`,
    landmarks: `
      the city walls | 古城墙
      the Minster | 约克大教堂
      the station | 火车站`,
  }),
  cityPlaces("Lancaster", {
    chinese: "兰卡斯特 兰卡 兰村",
    weight: 8,
    rentLevel: 0.06,
    universities: `lancs | University of Lancaster | Lancaster Uni | 兰卡斯特大学 兰大`,
    areas: `
      LA1 | City centre | lancs bus 14
      LA1 | Bowerham | lancs bus 10
      LA1 | Scotforth | lancs bus 8
      LA2 | Galgate | lancs walk 24
      LA1 | Moorlands | lancs bus 12`,
    landmarks: `
      the canal | 运河
      Williamson Park | Williamson 公园
      the bus station | 汽车站`,
  }),
  cityPlaces("Sunderland", {
    chinese: "桑德兰 桑村",
    weight: 7,
    rentLevel: 0,
    universities: `sun | University of Sunderland | Uni of Sunderland | 桑德兰大学`,
    areas: `
      SR1 | City centre | sun walk 9
      SR2 | Ashbrooke | sun walk 16
      SR2 | Hendon | sun walk 18
      SR4 | Millfield | sun walk 12
      SR6 | St Peter's | sun walk 14`,
    landmarks: `
      the seafront | 海边
      the Metro | 地铁站
      Mowbray Park | Mowbray 公园`,
  }),
];
