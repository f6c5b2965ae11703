/** Ordinary words that are a letter or two away from a name. */
export const NOT_TYPOS =
  "leads lends reeds needs feeds seeds weeds deeds heads leeks reader leader leaders landlord honor honour wrapping hovering brighten lister " +
  "royal sainsbury sainsburys sterling strafford worktop worktops darling darlings candies cambric oxfam barber barbecue burger backpack " +
  "readings hackers hacked handsome actions sultan shelter shelters winchesters guilford walking waking working wording booking parking " +
  "planting renting rooming landing standing starting staring stirring sterile derbyshire yorkshire lancashire oxfordshire cambridgeshire " +
  "leicestershire nottinghamshire hampshire berkshire cheshire norfolk suffolk cornwall devon dorset somerset wiltshire gloucestershire " +
  "hertfordshire bedfordshire buckinghamshire lincolnshire derby shire staffordshire worcestershire northamptonshire cumbria scotland england " +
  "wales ireland britain british english scottish welsh reader bathe baths bather bathtub bathroom bathrooms batch stain stains stained";
