/**
 * Slips in names of two or three characters, which are too short to be found by their sound, Latin ones that lose more
 * letters than a typo does, and Chinese names as they sound, typed without their characters.
 */
export const MISSPELLINGS = `London=lundun|lndn|londn|伦墩|伦顿|轮敦|沦敦|论敦|伦吨|伦郭|londra|伦吞|仑敦|纶敦;Leeds=lizi|利次|利滋|力兹|立兹|丽兹市|leedz|leds|lieds|莉兹|利资|利姿|力滋|力资|离兹|例兹|理兹|里滋;York=yueke|约刻|约科|yrok|yorck|越克|约课|yourk;Cambridge=jianqiao|剑侨|建桥|箭桥|剑挢|剑乔|键桥|建侨;Oxford=niujin|牛精|牛金|牛筋|妞津|扭津;Durham=dulun|杜轮|都伦|杜仑|度伦|肚伦|嘟伦|独伦|杜沦;Reading=leiding|雷叮|雷顶|雷钉|雷定|累丁|蕾丁|类丁;Manchester=mancheng|mancunian|manny|manche|曼切特;Birmingham=bominghan|birming|brummie|明翰;Sheffield=xiefeierde|steel city|xiefei|谢尔菲德;Bristol=brizzle|bulisituo|bristle city|布里斯顿市;Edinburgh=edi|auld reekie|aidingbao|aiding|edinbra|爱丁|爱登堡|edinboro|edinborough;Southampton=nananpudun|nanan;Portsmouth=puciamaosi|puci|朴茅斯;Glasgow=gelasige|glesga|weegie;Leicester=laisite|leics|lester;Nottingham=nuodinghan|诺汉|诺丁;Newcastle=niukasier|niuka|geordieland;Coventry=kaowenchui|考垂;Liverpool=liwupu;Cardiff=kadifu;Brighton=bulaidun;Exeter=aikesaite;Lancaster=lankasite;Plymouth=pulimaosi;Aberdeen=abodin|granite city;Sunderland=sangdelan`;

/** Ordinary words that are a letter or two away from a name. */
export const NOT_TYPOS =
  "silent solvent staff stuff survey surveys adding aschool aiming aiding airing leading reaping crawled crawler crawling batteries inverses downhill remount leads lends reeds needs feeds seeds weeds deeds heads leeks reader leader leaders landlord honor honour wrapping hovering brighten lister " +
  "royal sainsbury sainsburys sterling strafford worktop worktops darling darlings candies cambric oxfam barber barbecue burger backpack " +
  "readings hackers hacked handsome actions sultan shelter shelters winchesters guilford walking waking working wording booking parking " +
  "planting renting rooming landing standing starting staring stirring sterile derbyshire yorkshire lancashire oxfordshire cambridgeshire " +
  "leicestershire nottinghamshire hampshire berkshire cheshire norfolk suffolk cornwall devon dorset somerset wiltshire gloucestershire " +
  "hertfordshire bedfordshire buckinghamshire lincolnshire derby shire staffordshire worcestershire northamptonshire cumbria scotland england " +
  "letter letters lesser lister luster wales ireland britain british english scottish welsh reader bathe baths bather bathtub bathroom bathrooms batch stain stains stained " +
  "backing patrick charter charters chapters banking iconic dalton boroughs barring sparrow sanford braking baking upland crooked mosley " +
  "britton briton braxton afield egerton crooks skelton woolley hornsby pollack tooling baring chatter brough redford botanics";
