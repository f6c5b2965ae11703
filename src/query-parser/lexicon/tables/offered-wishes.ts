/**
 * What the text of a room says of wishes in words that ask for nothing in a search: 3楼 is not the ground floor. The columns: `parseTable`.
 */
export const OFFERED_WISHES = String.raw`
not-ground-floor	zh	(顶|高|2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17|18|19|20)(楼|层)
not-ground-floor	en	(1st|first|2nd|second|3rd|third|4th|fourth|5th|fifth|6th|sixth|7th|8th|9th|10th|top|high|higher|upper) floor(s)
none	zh	(共|总共|1共|有|上下)S(楼|层)
none	en	S floors
no-agent-fee	zh	(房东直|房东亲自|直租|非中介|中介勿|不是中介)
no-agent-fee	en	(landlord direct|private landlord|no agents|no agent)
none	zh	(1|一)直租
asap	zh	(随时|即|现)(可|可以|能|都能|都可以)(入住|搬入)
asap	en	available (now|from now|immediately|straight away)
asap	en	(move in|ready) (anytime|any time|now)
`;
