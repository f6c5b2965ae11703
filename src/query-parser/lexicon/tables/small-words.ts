/** Words that say nothing of what a sentence is about. The columns: `parseTable`. */
export const SMALL_WORDS = String.raw`
small	en	(a|an|the|this|only|just|about|there|it|any|whole|no|not|or|and|of|with|by|but)
small	en	(in|at|on|near|around|for|from|to|till|til|until|under|over|below|above|max|up|pm)
small	en	(i|i'm|im|i am|me|my|our|we|you|is|are|be|will|can|could|would)
small	en	(please|pls|thanks|hi|hello|hey|help|ok|okay|go|going)
small	en	(need|want|wanna|like|look|looking|find|search|searching|ideally|prefer|preferred|preferring|preferably)
small	en	(somewhere|anything|something|anywhere|area|budget|start|starting|starts|next|year)
small	en	(study|studying|student|students|uni|university|moving|live|living|stay|staying)
small	zh	(的|了|吗|呢|吧|啊|哈|在|有|是|和|也|都|就|请|请问|问|给|个)
small	zh	(我|你|想|找|要)
`;
