/** Phrases that take back what was just said. The columns: `parseTable`. */
export const CORRECTIONS = String.raw`
back	zh	不对
back	zh	(哦|啊|呃|额|嗯)不是
back	zh	(哦|啊|呃|额|嗯)不(,|.|;|!|?)
back	zh	(我|)(说|写|打)错(了|)
back	zh	更正
back	zh	更正一下
back	zh	更正1下
back	zh	纠正(一|1|)下
back	zh	改成
back	zh	改为
back	zh	还是改
none	zh	不对(外|口|称)
back	en	no(,|) wait
back	en	wait(,|) no
back	en	no(,|) sorry
back	en	[sorry(,|)] not
back	en	oops
back	en	scratch that
back	en	correction
back	en	my mistake
back	en	(sorry |sorry, |)that should (be|read|say)
back	en	(that |)should have (been|read|said)
back	en	actually(,|) (no|make it|make that)
back	en	(sorry |sorry, |)i mean
back	en	(sorry |sorry, |)i meant
back	en	[make (it|that)] (#|£)
`;
