import { cityPlaces } from "./city-places.ts";

export const SOUTH = [
  cityPlaces("Bristol", {
    chinese: "布里斯托 布里斯托 布村",
    weight: 20,
    rentLevel: 0.48,
    universities: `
      bris | University of Bristol | Uni of Bristol | 布大 布里斯托大学
      uwe | University of the West of England, Bristol | UWE | UWE 西英格兰大学`,
    areas: `
      BS8 | Clifton | bris walk 12
      BS8 | Clifton Triangle | bris walk 6
      BS6 | Redland | bris walk 18
      BS6 | Cotham | bris walk 12
      BS1 | Harbourside | bris walk 18
      BS1 | City centre | bris walk 14, uwe bus 25
      BS7 | Gloucester Road | uwe bus 15, bris bus 15
      BS16 | Fishponds | uwe walk 24
      BS34 | Stoke Gifford | uwe walk 16`,
    landmarks: `
      Whiteladies Road | Whiteladies Road
      the Downs | the Downs 大草地
      the harbour | 港口
      Cabot Circus | Cabot Circus 商场`,
  }),
  cityPlaces("Southampton", {
    chinese: "南安普顿 南安 南安",
    weight: 20,
    rentLevel: 0.28,
    universities: `
      soton | University of Southampton | Uni of Southampton | 南安大学 南安普顿大学
      solent | Southampton Solent University | Solent | Solent 索伦特`,
    areas: `
      SO17 | Highfield | soton walk 8
      SO17 | Portswood | soton walk 16
      SO17 | Bevois Valley | soton walk 22, solent walk 20
      SO16 | Swaythling | soton walk 18
      SO16 | Bassett | soton walk 14
      SO14 | City centre | solent walk 6, soton bus 18
      SO14 | Ocean Village | solent walk 16, soton bus 22
      SO15 | Polygon | solent walk 10, soton bus 20`,
    landmarks: `
      Southampton Common | 大公园 the Common
      the U1 bus stop | U1 校车站
      West Quay | West Quay 商场`,
  }),
  cityPlaces("Exeter", {
    chinese: "埃克塞特 埃村",
    weight: 12,
    rentLevel: 0.36,
    universities: `ex | University of Exeter | Uni of Exeter | 埃大 埃克塞特大学`,
    areas: `
      EX4 | Pennsylvania | ex walk 12
      EX4 | St James | ex walk 14
      EX4 | Mount Pleasant | ex walk 20
      EX1 | City centre | ex walk 22
      EX1 | Newtown | ex walk 24
      EX2 | St Leonard's | ex bus 15`,
    landmarks: `
      the Quay | the Quay 河边
      St David's station | St David's 火车站
      Princesshay | Princesshay 商场`,
  }),
  cityPlaces("Brighton", {
    chinese: "布莱顿",
    weight: 11,
    rentLevel: 0.5,
    universities: `
      sussex | University of Sussex | Sussex | 苏塞克斯大学 萨塞克斯
      bton | University of Brighton | Uni of Brighton | 布莱顿大学`,
    areas: `
      BN2 | Lewes Road | bton walk 9, sussex bus 12
      BN2 | Kemptown | bton bus 14, sussex bus 25
      BN2 | Moulsecoomb | bton walk 8, sussex bus 8
      BN2 | Hanover | bton walk 18, sussex bus 18
      BN1 | London Road | bton walk 16, sussex train 9
      BN1 | City centre | bton bus 10, sussex train 9
      BN3 | Hove | bton bus 22, sussex train 14`,
    landmarks: `
      the beach | 海滩
      The Level | The Level 公园
      the number 25 bus stop | 25 路车站`,
  }),
  cityPlaces("Cambridge", {
    chinese: "剑桥",
    weight: 10,
    rentLevel: 0.56,
    universities: `
      cam | University of Cambridge | Cambridge Uni | 剑大 剑桥大学
      aru | Anglia Ruskin University | ARU | ARU 安格利亚鲁斯金`,
    areas: `
      CB1 | Mill Road | aru walk 9, cam walk 18
      CB1 | Station area | aru walk 18, cam walk 20
      CB2 | Trumpington | cam bus 15, aru bus 18
      CB3 | West Cambridge | cam walk 12
      CB4 | Chesterton | cam walk 24, aru bus 15
      CB5 | Newmarket Road | aru walk 20, cam walk 25`,
    landmarks: `
      Parker's Piece | Parker's Piece 草坪
      the River Cam | 康河
      the Grafton | the Grafton 商场`,
  }),
  cityPlaces("Reading", {
    chinese: "雷丁",
    weight: 9,
    rentLevel: 0.42,
    universities: `rdg | University of Reading | Uni of Reading | 雷丁大学 雷大`,
    areas: `
      RG1 | Town centre | rdg bus 14
      RG1 | East Reading | rdg walk 14
      RG6 | Earley | rdg walk 12
      RG6 | Whiteknights | rdg walk 7
      RG2 | Whitley | rdg walk 20
      RG4 | Caversham | rdg bus 22`,
    landmarks: `
      the Oracle | Oracle 商场
      the Thames | 泰晤士河
      the number 21 bus stop | 21 路车站`,
  }),
  cityPlaces("Portsmouth", {
    chinese: "朴茨茅斯 朴村",
    weight: 8,
    rentLevel: 0.18,
    universities: `port | University of Portsmouth | Uni of Portsmouth | 朴茨茅斯大学 朴大`,
    areas: `
      PO5 | Southsea | port walk 16
      PO1 | Guildhall | port walk 5
      PO1 | Gunwharf | port walk 14
      PO4 | Fratton | port walk 20
      PO4 | Milton | port bus 15`,
    landmarks: `
      the seafront | 海边
      Gunwharf Quays | Gunwharf 奥莱
      Fratton station | Fratton 火车站`,
  }),
  cityPlaces("Plymouth", {
    chinese: "普利茅斯",
    weight: 7,
    rentLevel: 0.08,
    universities: `plym | University of Plymouth | Uni of Plymouth | 普利茅斯大学`,
    areas: `
      PL4 | North Hill | plym walk 6
      PL4 | Mutley | plym walk 9
      PL4 | Greenbank | plym walk 12
      PL1 | City centre | plym walk 10
      PL1 | The Hoe | plym walk 18
      PL3 | Peverell | plym bus 14`,
    landmarks: `
      the Hoe | Hoe 海边草坪
      the Barbican | Barbican 老港口
      Drake Circus | Drake Circus 商场`,
  }),
];
