import { cityPlaces } from "./city-places.ts";

export const LONDON = [
  cityPlaces("London", {
    chinese: "伦敦",
    weight: 128,
    rentLevel: 1,
    universities: `
      ucl | University College London, University of London | UCL | UCL UCL 伦敦大学学院
      kcl | King's College London, University of London | KCL | KCL KCL 国王学院
      imperial | Imperial College London | Imperial | IC 帝国理工 帝国理工
      lse | London School of Economics and Political Science, University of London | LSE | LSE LSE 伦敦政经
      qmul | Queen Mary, University of London | QMUL | 玛丽女王 QM QMUL
      ual | University of the Arts London | UAL | 伦艺 UAL
      csm | Central Saint Martins College of Art & Design | CSM | CSM 中央圣马丁
      rca | Royal College of Art | RCA | RCA 皇艺
      soas | School of Oriental and African Studies, University of London | SOAS | SOAS 亚非学院
      gold | Goldsmiths College, University of London | Goldsmiths | 金匠 Goldsmiths
      city | City St George's, University of London | City | City 伦敦城市大学
      wmin | University of Westminster | Westminster | 威敏 西敏
      brunel | Brunel University Uxbridge | Brunel | 布鲁内尔 Brunel
      kingston | Kingston University | Kingston | 金斯顿大学 Kingston
      gre | University of Greenwich | Greenwich | 格林威治大学
      lsbu | London South Bank University | LSBU | LSBU 南岸大学`,
    areas: `
      WC1H | Bloomsbury | ucl walk 6, soas walk 5
      WC1N | Russell Square | ucl walk 12, soas walk 8, lse walk 20
      WC1X | King's Cross Road | ucl walk 18, city walk 20, csm walk 14
      NW1 | Euston | ucl walk 9, wmin walk 20
      NW1 | Camden | ucl walk 22, csm walk 18
      N1C | King's Cross | csm walk 4, ucl walk 18, city bus 12
      N1 | Angel | city walk 10, csm walk 16, ucl bus 15, lse bus 20
      N7 | Holloway | csm bus 15, ucl tube 18, kcl tube 22
      N4 | Finsbury Park | ucl tube 18, kcl tube 22, lse tube 22
      N17 | Tottenham Hale | ucl tube 22, csm tube 18
      EC1V | Old Street | city walk 6, lse bus 20, ucl bus 20
      E1 | Whitechapel | qmul walk 18, lse bus 25, kcl tube 22
      E1 | Stepney Green | qmul walk 8, ucl tube 28
      E1 | Aldgate East | qmul bus 12, kcl tube 18, lse tube 20
      E3 | Mile End | qmul walk 6, ucl tube 28, kcl tube 25
      E2 | Bethnal Green | qmul walk 20, ucl tube 22
      E14 | Canary Wharf | kcl tube 15, qmul bus 18, lse tube 22
      E14 | Limehouse | qmul bus 12, kcl train 20
      E15 | Stratford | qmul tube 8, ual bus 12, lse tube 25
      E20 | Olympic Park | ual walk 10, qmul bus 15, ucl tube 28
      E16 | Royal Docks | qmul bus 25, kcl tube 22
      SE1 | Borough | kcl walk 8, lsbu walk 10, lse walk 28
      SE1 | Waterloo | kcl walk 7, lse walk 15
      SE1 | Elephant and Castle | ual walk 5, lsbu walk 7, kcl walk 20
      SE16 | Canada Water | kcl tube 8, ucl tube 25, gold bus 18
      SE8 | Deptford | gold walk 15, gre walk 15
      SE10 | Greenwich | gre walk 8, kcl train 12, gold bus 12
      SE14 | New Cross | gold walk 6, kcl train 14
      SE17 | Walworth | ual walk 12, lsbu walk 16, kcl bus 18
      SW7 | South Kensington | imperial walk 6, rca walk 10
      SW5 | Earl's Court | imperial walk 20, kcl tube 25
      SW11 | Battersea | rca walk 8, imperial bus 20
      SW8 | Nine Elms | ual bus 20, kcl bus 22, rca bus 18
      W2 | Paddington | imperial walk 25, wmin tube 12
      W3 | North Acton | imperial bus 30, wmin tube 20, ucl tube 30
      W6 | Hammersmith | imperial tube 12, lse tube 28
      W12 | White City | imperial walk 8, wmin tube 18
      W1T | Fitzrovia | ucl walk 9, wmin walk 8
      HA9 | Wembley Park | wmin tube 22, ucl tube 22
      KT1 | Kingston | kingston walk 10
      UB8 | Uxbridge | brunel walk 14`,
    landmarks: `
      the canal | 运河
      a big Waitrose | Waitrose
      the market | 集市
      the night bus stop | 夜班车站
      a Chinese supermarket | 中超`,
  }),
];
