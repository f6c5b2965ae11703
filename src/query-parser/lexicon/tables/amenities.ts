/** What the home has. The columns: `parseTable`. */
export const AMENITIES = String.raw`
furnished/unfurnished	zh	家(具|俱)
furnished/unfurnished	zh	家电(齐|全)
furnished/unfurnished	zh	拎包入住
furnished/unfurnished	en	furn
furnished/unfurnished	en	furnish(ed|ing|ings|)
furnished/unfurnished	en	furniture
furnished/unfurnished	en	fully fitted
none	en	my (own |)furniture
unfurnished/furnished	zh	空房
unfurnished	zh	家(具|俱)(我|)(自己有|自带|自备)
unfurnished/furnished	en	un_furnish(ed)
unfurnished	en	own furniture
none	zh	空房间
none	zh	(有|剩)空房
gym	zh	健身(房)
gym	en	g(y|i)m(s)
gym	en	gymnasium(s)
gym	en	fitness
parking	zh	停车
parking	zh	停车位
parking	zh	车位
parking	zh	泊车
parking	zh	车库
parking	zh	车(要|需要|得)停
parking	en	parking
parking	en	car_park*
parking	en	car_space*
parking	en	garage*
parking	en	drive_way(s)
parking	en	park (my|a|the|our) car
wifi	zh	宽带
wifi	zh	网络
wifi	zh	网速
wifi	zh	上网
wifi	zh	无线网
wifi	zh	网(好|快|要)
wifi	en	wi_fi*
wifi	en	broadband*
wifi	en	internet
wifi	en	fib(re|er)
wifi	en	fast net
wifi	en	ethernet*
none	zh	(包|包水|包水电)[网(好|快|要)]
wifi+bills-included	zh	包网
washing-machine	zh	洗衣
washing-machine	zh	洗烘
washing-machine	en	washing_machine(s)
washing-machine	en	washer
washing-machine	en	laundr*
washing-machine	en	wash (my |)clothes
dryer	zh	烘干
dryer	zh	干衣
dryer	en	(tumble_|)dr(y|i)er
dishwasher	zh	洗碗机
dishwasher	en	dish_washer*
private-kitchen+kitchen	zh	(独立|自己|单独|私人|独用|专用)(的|)(厨房|小厨房)
private-kitchen+kitchen	en	(own|private) (small |little |mini |bathroom and |)kitchen
private-kitchen	zh	(独立|自己|单独|私人|独用|专用)(的|)厨卫
private-kitchen	en	kitchenette(s)
kitchen	zh	厨房
kitchen	zh	做饭
kitchen	zh	开火
kitchen	zh	煮饭
kitchen	zh	下厨
kitchen	zh	炒菜
kitchen	zh	烧饭
kitchen	en	kitchen
kitchen	en	cook(ing)
none	zh	(共用|公共|公用|合用|共享)(的|)(厨房|kitchen)
none	zh	厨房(共用|公用|合用|1起用|别超过|不超过)
none	en	(share|shared|sharing) (a |the |)kitchen
oven	zh	烤箱
oven	en	oven
fridge	zh	冰箱
fridge	en	fridge*
fridge	en	refrigerator*
balcony	zh	阳台
balcony	zh	露台
balcony	en	balcon(y|ies)
balcony	en	(roof|private|own|sun|with a|large|big) terrace
balcony	en	roof_top
garden	zh	花园
garden	zh	院子
garden	zh	后院
garden	zh	庭院
garden	zh	带院
garden	zh	小院
garden	en	garden(s)
garden	en	back_yard
none	en	(covent|kew|hatton|winter|welwyn|botanic|savile) garden(s)
none	en	garden(s) (city|street|st|road|square)
lift	zh	电梯
lift	zh	升降机
lift	zh	爬不动
lift	en	lift(s)
lift	en	elevator(s)
none	en	lift me
/lift	zh	爬楼
double-bed	zh	大床
double-bed	zh	双人床
double-bed	zh	1米(5|8)(的|)床
double-bed	zh	1.(5|8)(米|)(的|)床
double-bed	en	(king|queen)_size(d)
double-bed	en	(king|queen|double|big|large) bed(s)
desk	zh	书桌
desk	zh	桌子
desk	zh	写字台
desk	zh	办公桌
desk	en	desk(s)
bathtub	zh	浴缸
bathtub	zh	泡澡
bathtub	en	bath_tub(s)
bathtub	en	with a bath
none	en	with a bath_room
swimming-pool	zh	泳池
swimming-pool	zh	游泳
swimming-pool	en	(swimming |)pool
none	zh	每(天|周)…游泳
none	en	pool table
none	en	l'pool
cinema	zh	影院
cinema	zh	影音室
cinema	zh	电影(院|室)
cinema	en	cinema
study-room	zh	自习室
study-room	zh	学习(室|区|空间)
study-room	zh	书房
study-room	en	study (room|space|area)(s)
common-room	zh	公共(客厅|休息室|空间|区域)
common-room	en	common (room|area)(s)
common-room	en	social (space|area|room)(s)
living-room	zh	(带|有|大|要)客厅
none	zh	不(要|想要)客厅
living-room	en	living_room
living-room	en	separate lounge
bike-storage	zh	自行车
bike-storage	zh	单车
bike-storage	en	bi(ke|cycle)(s)
bike-storage	en	(cycle|bike|bicycle) (store|storage|park)(ing)
none	zh	单车程
none	en	(by|on|minute|minutes|min|mins) (a |an |)bi(ke|cycle)(s)
none	en	bi(ke|cycle)(s) (ride|distance|away|to)
storage	zh	储物
storage	zh	收纳
storage	zh	储藏
storage	zh	行李寄存
storage	en	storage
wardrobe	zh	衣柜
wardrobe	zh	衣橱
wardrobe	en	wardrobe*
heating	zh	暖气
heating	zh	供暖
heating	zh	地暖
heating	en	heat(ing|ed|er)
heating	en	radiator*
air-con	zh	空调
air-con	zh	冷气
air-con	en	air_con*
air-con	en	a/c
air-con	en	ac
none	en	# ac
tv	zh	电视
tv	en	tv
tv	en	television*
bright	zh	采光
bright	zh	阳光
bright	zh	朝南
bright	zh	明亮
bright	zh	光线
bright	zh	向阳
bright	en	south facing*
bright	en	bright
bright	en	sunny
bright	en	natural light*
bright	en	light and airy*
bright	en	lots of light*
window	zh	窗
window	en	window(s)
none	zh	开窗
none	en	by the window(s)
spacious	zh	宽敞
spacious	zh	(面积|房间|空间)(要|稍|比较|)大
spacious	zh	大(一|1|)点
spacious	en	spacious*
spacious	en	roomy
spacious	en	(large|big) room*
clean	zh	干净
clean	zh	整洁
clean	zh	卫生
clean	en	clean
clean	en	tidy
none	zh	卫生间
none	en	(i'm|i am|we're|we are|and|quiet) tidy
none	en	, tidy
none	en	quiet, tidy
modern	zh	新装修
modern	zh	精装
modern	zh	新(房|楼)
modern	zh	全新
modern	zh	现代
modern	en	modern
modern	en	newly
modern	en	refurbished
modern	en	renovated
modern	en	new_build*
none	zh	新(房|楼)(客|子|源|东|租)
none	en	being (refurbished|renovated)
luxury	zh	高端
luxury	zh	豪华
luxury	zh	高档
luxury	en	luxur(y|ious|iously)
luxury	en	high end*
luxury	en	penthouse*
ground-floor/not-ground-floor	zh	底(楼|层)
ground-floor/not-ground-floor	zh	1(楼|层)
ground-floor/not-ground-floor	en	ground floor*
not-ground-floor	zh	(2|3)(楼|层)(及|或|)以上
not-ground-floor	en	(1st|first|2nd|second) floor (or|and) (above|up|upwards|higher)
top-floor	zh	顶(楼|层)
top-floor	en	top floor*
high-floor	zh	高(楼|)层
high-floor	zh	楼层高
high-floor	en	high(er) floor*
concierge	zh	前台
concierge	zh	门禁
concierge	zh	保安
concierge	zh	安保
concierge	zh	管理员
concierge	en	concierge*
concierge	en	front desk
concierge	en	reception (desk|area|staff)
none	en	reception (place|class|year|teacher|room)
concierge	en	(have|has|with|want|need|a) [reception]
concierge	zh	(有|要|带|含)_reception
concierge	zh	(代收|帮收|代签收|签收|收)(快递|包裹)
concierge	en	(take|takes|taking|accept|accepts|collect|collects|hold|receive|sign for) (in |my |your |)[parcels]
concierge	en	parcel (room|reception|collection|service|storage|lockers|locker)
concierge	en	cctv
concierge	en	doorman*
concierge	en	porter
concierge	en	24/7 (security|reception)
concierge	en	(on_site|24h|24 h|24 hr|24 hour|24hr|24hour|24hours) (security|reception|staff)
student-accommodation	zh	学生(公寓|宿舍|楼)
student-accommodation	zh	宿舍
student-accommodation	en	student (accom*|hall|halls|residence|residences|housing|block|apartment|apartments|flat|flats)
student-accommodation	en	pbsa
student-accommodation	en	purpose built*
student-accommodation	en	(uni|university|residence) (hall|halls|accom*)
student-accommodation	en	hall(s) of residence*
student-accommodation	en	(in|private|uni|want|wants|prefer|prefers|looking for|after|need|find|any) halls
none	zh	签了(个|)学生(公寓|宿舍|楼)
none	zh	(不住|学校|搬出)宿舍
none	zh	(没|未)(申请|申|抢|抽|分|排|拿|中)(到|上|中)(学校|)宿舍
none	zh	宿舍…关(门|闭)
none	zh	宿舍(都|也|)(没|未)(有|能|)(抽|抢|申|分|排|拿|中)
none	zh	宿舍(都|也|)(满了|抽签)
none	zh	宿舍合同
none	zh	宿舍水管
none	zh	宿舍1周#
disabled-access	zh	无障碍
disabled-access	zh	轮椅
disabled-access	zh	残疾
disabled-access	en	wheel_chair*
disabled-access	en	step free*
disabled-access	en	accessible
disabled-access	en	disab*
`;
