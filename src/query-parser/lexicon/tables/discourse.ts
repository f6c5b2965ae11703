/** What tells a wish from what is told in passing. The columns: `parseTable`. */
export const DISCOURSE = String.raw`
now	en	now
now	en	currently
now	en	at the moment
now	en	atm
now	en	at present
now	en	right now
now	en	these days
now	zh	现在
now	zh	目前
now	zh	如今
now	zh	眼下
told	en	used to
told	en	last year
told	en	before
told	en	back home
told	en	at home
told	en	when i was
told	en	in 1st year
told	en	my friend
told	en	my mate
told	en	my brother
told	en	my sister
told	en	my cousin
told	en	my flatmate
told	en	my colleague
told	en	he
told	en	she
told	en	they
told	en	landlord
told	en	landlady
told	en	agent
told	zh	去年
told	zh	前年
told	zh	上次
told	zh	那时候
told	zh	当时
told	zh	朋友
told	zh	同学
told	zh	室友
told	zh	学姐
told	zh	学长
told	zh	他
told	zh	她
told	zh	房东
told	zh	中介
told	zh	听说
told	zh	在国内
wish	en	looking for
wish	en	want
wish	en	wanted
wish	en	need
wish	en	budget
wish	en	hoping for
wish	en	hoping
wish	en	searching for
wish	en	after
wish	en	would like
wish	en	i'd like
wish	en	can pay
wish	en	can afford
wish	en	can go
wish	en	could pay
wish	en	willing to pay
wish	en	happy to pay
wish	en	prepared to pay
wish	en	ideally
wish	en	max
wish	en	spend
wish	en	don't mind
wish	zh	想找
wish	zh	想要
wish	zh	找
wish	zh	求租
wish	zh	求
wish	zh	预算
wish	zh	希望
wish	zh	需要
wish	zh	最好
wish	zh	打算
wish	zh	接受
wish	zh	能接受
wish	zh	可以接受
wish	zh	想租
wish	zh	要
`;
