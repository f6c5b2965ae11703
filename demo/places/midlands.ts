import { cityPlaces } from "./city-places.ts";

export const MIDLANDS = [
  cityPlaces("Birmingham", {
    chinese: "伯明翰 伯明翰 伯村",
    weight: 32,
    rentLevel: 0.3,
    universities: `
      bham | University of Birmingham | UoB | 伯大 伯明翰大学
      aston | Aston University | Aston | 阿斯顿
      bcu | Birmingham City University | BCU | BCU 伯明翰城市大学`,
    areas: `
      B29 | Selly Oak | bham walk 10
      B29 | Bournbrook | bham walk 7
      B15 | Edgbaston | bham walk 15
      B15 | Five Ways | bham train 8, aston walk 28
      B17 | Harborne | bham walk 22
      B4 | Aston Street | aston walk 4, bcu walk 8
      B4 | Eastside | bcu walk 5, aston walk 7
      B5 | Southside | bcu walk 18, aston walk 20, bham train 14
      B1 | Jewellery Quarter | aston walk 18, bcu walk 24, bham train 15
      B3 | Snow Hill | aston walk 10, bcu walk 15`,
    landmarks: `
      Chinatown | 唐人街
      New Street | New Street 火车站
      the canal | 运河
      Bullring | Bullring 商场`,
  }),
  cityPlaces("Nottingham", {
    chinese: "诺丁汉 诺丁汉 诺村",
    weight: 26,
    rentLevel: 0.27,
    universities: `
      uon | University of Nottingham | UoN | 诺大 诺丁汉大学
      ntu | Nottingham Trent University | NTU | 诺特 诺丁汉特伦特`,
    areas: `
      NG7 | Lenton | uon walk 12, ntu bus 16
      NG7 | Dunkirk | uon walk 8
      NG7 | Radford | uon bus 12, ntu walk 18
      NG9 | Beeston | uon walk 16
      NG1 | City centre | ntu walk 7, uon tram 18
      NG1 | Lace Market | ntu walk 14, uon tram 20
      NG7 | The Arboretum | ntu walk 8
      NG2 | West Bridgford | ntu bus 16, uon bus 22
      NG8 | Wollaton | uon walk 20`,
    landmarks: `
      Wollaton Park | Wollaton 公园
      the tram stop | 电车站
      the Old Market Square | 老市场广场`,
  }),
  cityPlaces("Coventry", {
    chinese: "考文垂 考文垂 考村",
    weight: 20,
    rentLevel: 0.24,
    universities: `
      warwick | University of Warwick | Warwick | 华威 华威大学
      cov | Coventry University | Coventry Uni | 考文垂大学`,
    areas: `
      CV1 | City centre | cov walk 6, warwick bus 22
      CV1 | Far Gosford Street | cov walk 9
      CV4 | Canley | warwick walk 14
      CV4 | Cannon Park | warwick walk 9
      CV4 | Tile Hill | warwick bus 12
      CV5 | Earlsdon | warwick bus 15, cov walk 22
      CV1 | Hillfields | cov walk 14`,
    landmarks: `
      the 12X stop | 12X 车站
      the station | 火车站
      the cathedral | 大教堂
      Cannon Park shops | Cannon Park 商场`,
  }),
  cityPlaces("Leicester", {
    chinese: "莱斯特 莱斯特 莱村",
    weight: 14,
    rentLevel: 0.18,
    universities: `
      le | University of Leicester | Uni of Leicester | 莱斯特大学 莱大
      dmu | De Montfort University Leicester | DMU | DMU 德蒙福特`,
    areas: `
      LE1 | City centre | dmu walk 12, le walk 18
      LE2 | Clarendon Park | le walk 10
      LE2 | Evington Road | le walk 14
      LE2 | Oadby | le bus 16
      LE3 | West End | dmu walk 8, le walk 24
      LE2 | Aylestone Road | dmu walk 14, le walk 16`,
    landmarks: `
      Victoria Park | 维多利亚公园
      Highcross | Highcross 商场
      the station | 火车站`,
  }),
  cityPlaces("Oxford", {
    chinese: "牛津",
    weight: 10,
    rentLevel: 0.58,
    universities: `
      ox | University of Oxford | Oxford Uni | 牛大 牛津大学
      brookes | Oxford Brookes University | Brookes | 牛津布鲁克斯`,
    areas: `
      OX4 | Cowley Road | brookes walk 18, ox walk 22
      OX4 | Iffley Road | ox walk 20, brookes bus 12
      OX3 | Headington | brookes walk 9, ox bus 15
      OX2 | Jericho | ox walk 10
      OX2 | Summertown | ox bus 10
      OX1 | City centre | ox walk 7`,
    landmarks: `
      South Park | South Park
      the river | 河边
      Westgate | Westgate 商场`,
  }),
];
