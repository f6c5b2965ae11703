/**
 * What an offer says beside the description of its room. Forms are in small letters. The columns: `parseTable`.
 *
 * - `beside`: of costs, the contract and the way to places, which stand apart from the description
 * - `leastStay`: a condition that no field but the texts has
 * - `stay`: only leads to the days of a stay
 * - `greeting`: at the beginning of a post
 * - `leavingFor`: before the place that the author of an offer moves to
 */
export const LISTING_TEXTS = String.raw`
beside	zh	(押金|定金|账单|帐单|水电|网费|市政税|中介费|手续费|转租费|担保|付款|合同|押1付|押一付)
beside	zh	(交通|地铁|公交|车站|步行|走路|超市|分钟)
beside	en	(deposit|deposits|bill|bills|agency|fee|fees|guarantor|contract|tenancy|council_tax)
beside	en	(walk|walking|walks|station|tube|bus|minute|minutes|min|mins)
beside	en	#(min|mins)
leastStay	zh	(最少|最短|至少|续)
leastStay	en	(min|minimum|at least)
greeting	en	(hi|hello|hey|dear)( all| everyone| everybody| guys| there| folks| girls| both|)
greeting	zh	(大家|各位|宝子|宝子们|宝宝|宝宝们|姐妹们|集美们|同学们)(好|)(呀|啊|鸭|哦|)
greeting	zh	哈(喽|啰|罗)(呀|啊|鸭|哦|)
leavingFor	zh	(搬|换|转|调|飞)(到|)
leavingFor	zh	(回|要去)
leavingFor	en	(i'm|im|i am|we're|we are) (moving|relocating|off|going|flying|transferring) (back |over |down |up |)(to|in)
leavingFor	en	(job|placement|internship|grad scheme) (back |over |down |up |)(to|in)
stay	zh	(租期|租约|合同|合同期|入住|起租|起止|开始|时间|日期|退租|退房|退宿|搬入)
stay	zh	(从|自|到|至|起|可|住|的|期)
stay	en	(available|availability|from|until|til|till|to|and|move in|moving in|moving out|move out|movein|move|moving|out|start|starts|starting|end|ends)
stay	en	(date|dates|period|tenancy|contract|lease|let|run|runs|now|onward|onwards|between)
`;
