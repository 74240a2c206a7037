import type { Language } from '../language.ts'

/**
 * How the characters of all regions are read in their names, each sound with its characters; and their traditional forms,
 * two by two. Made of @vant/area-data with pinyin-pro and opencc-js, then by hand where a place is written otherwise (里, 余, 岳).
 */
const SOUNDS = `
  a阿 ai爱 an安鞍庵岸 ang昂 ao澳敖 ba巴坝霸鲅八灞 bai白百柏拜 ban版半板办班坂 bao保包宝堡褒 bei北贝碑陂碚背卑 ben本 beng蚌 bi壁毕璧碧濞比 bian边 bie别 bin滨宾彬
  bing兵秉 bo波亳博渤泊勃伯播 bu布埠步埗部 cai蔡彩 cang沧仓苍 cao曹草 ce册策 cen岑 ceng曾 cha察岔茶查 chai柴 chan产瀍禅 chang长常昌场厂 chao朝潮巢 che车
  chen郴辰陈 cheng承城成澄呈称埕 chi赤池茌 chong重崇充冲 chou畴 chu滁楚处 chuan川船 chun春淳 ci磁次慈莿 cong丛从 cui翠 cun村 cuo措错 da大达 dai傣戴代岱袋
  dan郸丹儋单旦淡 dang党当砀宕氹 dao岛道刀稻 de德得 deng磴灯登邓等 di地底迪坻滴棣 dian店淀甸点电垫 diao钓 die叠迭 ding定顶鼎丁萣碇 dong东侗洞冬 dou都斗豆 du杜度渡独肚堵
  duan端 dui堆 dun敦墩 duo多掇 e鄂额峨 en恩 er尔洱二儿 fa发法 fan番烦繁范樊 fang坊防房方放邡芳枋 fei肥妃费 fen汾芬分份 feng峰封丰风凤锋奉烽 fo佛
  fu福抚阜浮复府扶富罘符芙涪孚附 ga嘎噶 gai盖改 gan甘赣感干竿 gang港岗冈钢刚 gao高藁皋 ge格葛各阁仡个戈革歌 gen根 geng耿 gong贡工宫弓公拱共巩恭珙功 gou沟 gu古固谷沽故姑鼓股
  gua瓜 guai拐 guan关莞馆管冠灌官观 guang广光 gui贵桂归龟 guo郭果国 ha哈 hai海 han邯汉罕邗含涵寒韩 hang杭航 hao浩好濠 he河和鹤合菏贺荷赫禾 hei黑 heng衡恒横亨
  hong红宏洪虹 hou侯后厚 hu湖呼葫壶虎胡祜鄠互 hua化华花划骅桦滑 huai淮怀槐 huan环桓 huang皇黄潢晃凰煌湟 hui徽回惠会辉珲汇晖 hun浑 huo霍火获 ji吉鸡济级基蓟极技集冀稷暨绩即积
  jia家佳嘉加贾郏架夹迦伽甲 jian建间尖涧箭监简剑碱 jiang江疆绛姜将 jiao焦交郊蛟椒蕉胶滘角礁脚 jie界揭节介街解碣结 jin津晋锦金进缙 jing京景荆靖静井经竞净箐镜泾旌精 jiu九酒鸠旧久
  ju巨句居炬莒 juan鄄 jue觉 jun浚军君峻 ka喀卡 kai开凯 kan坎崁莰 kang康 kao考 ke克柯岢科可 ken垦 keng坑 kong空崆 kou口 ku库 kuan宽 kuang矿 kui奎葵
  kun昆坤 la拉喇腊 lai来涞赉莱崃 lan兰岚蓝榄栏澜 lang廊琅郎朗阆蒗浪 lao老崂佬 le勒乐 lei耒雷类垒 leng楞棱冷 li丽理傈里犁栗离黎蠡礼力立梨利溧荔鲤历李醴澧沥坜 lian连莲联涟濂廉
  liang梁凉良两 liao辽聊寮 lie烈列 lin林临蔺邻麟 ling岭陵灵凌零令苓 liu六柳留流浏琉 long龙陇隆 lou娄楼 lu芦泸鲁鹿路卢潞陆庐麓渌炉禄碌 luan栾滦峦 lun伦仑轮 luo洛漯罗萝锣螺
  lü吕旅绿 lüe略 ma马玛麻 mai迈麦 man满曼蔓 mang芒茫 mao茂茅毛 mei梅眉美湄 men门们 meng蒙盟孟梦勐 mi密泌汨米弥 mian绵渑棉冕勉 miao苗庙 min民闵闽岷敏 ming明名鸣
  mo默莫漠墨谟磨末模 mou谋 mu木牡穆牟牧仫沐 na纳那 nai奈乃 nan南楠 nang囊 nao淖 ne讷 nei内 nen嫩 ni尼 nian年碾 niao鸟 nie聂 ning宁 niu牛 nong农浓
  nu怒 nuan暖 nuo诺 ou瓯 pai牌排 pan盘攀磐潘 pei沛 peng澎彭蓬 pi皮邳郫埤 pian偏 piao票 ping平萍屏坪凭 po颇鄱坡 pu莆濮普蒲仆浦谱埔圃朴
  qi齐七祁旗汽奇栖启杞淇蕲企岐綦麒起耆其崎 qia恰 qian迁黔前千乾钱潜犍阡谦 qiang羌强 qiao桥谯硚巧 qie茄且 qin秦钦沁覃勤芩 qing庆青清晴 qiong琼邛 qiu丘邱坵球 qu区衢曲朐渠
  quan泉全权圈劝荃 que确 rang让壤 rao饶 re热 ren仁任 ri日 rong容荣蓉榕融 rou柔 ru如乳汝 rui芮瑞 run润 ruo若 sa萨撒 sai赛塞 san三 sang桑 se色 sha沙莎
  shan山陕善汕鄯杉 shang上商尚 shao绍邵韶 she涉社射畲 shen沈深什神审莘申伸 sheng省胜圣嵊生升 shi市石十施氏狮实师示浉始事士势 shou寿手首 shu树术舒熟沭墅曙蜀殊疏 shuang双
  shui水 shun顺 shuo朔硕 si四斯寺泗思 song松嵩淞 su苏肃宿僳 sui绥随遂睢濉穗 sun孙 suo索 ta塔它 tai台太泰态 tan潭坛滩郯坦 tang唐汤塘堂棠 tao桃陶洮 te特
  teng腾滕藤 ti体提 tian天田填 tiao调 tie铁 ting亭汀 tong同通铜桐潼峒 tou头投 tu土吐突图徒涂 tuan团 tun屯 tuo托陀拖脱 wa瓦洼佤 wai外 wan湾万宛 wang望王汪旺
  wei维潍威尾渭卫魏蔚围委伟为微尉巍未 wen温文闻汶 weng翁瓮 wo沃斡涡卧 wu吾乌无芜武梧吴五婺舞伍悟巫务雾屋 xi西锡溪昔喜隰稀细歙淅息浠习汐 xia夏厦峡辖下霞 xian鲜县咸献贤仙现线
  xiang香乡襄湘镶向相响象翔厢芗祥项 xiao孝小萧霄猇 xie谢 xin新忻信辛心 xing行邢兴陉杏荥星姓 xiong雄芎 xiu秀休岫修 xu徐许盱溆圩叙 xuan宣玄 xue薛穴学 xun循逊浔寻旬
  ya鸭亚雅牙琊涯崖 yan彦延盐岩烟堰铅兖验偃鄢郾炎雁沿研砚阎晏焉燕 yang阳扬杨洋羊漾央 yao尧遥药姚瑶要耀 ye掖业冶野邺叶 yi伊宜沂益彝义依邑易猗翼谊眙仪医弋黟夷峄一驿 yin银音阴荫鄞殷印引
  ying营鹰迎应颍英蓥盈莺 yong永埇涌邕雍 you右友邮游尤犹攸酉油 yu余玉榆峪裕盂于鱼宇雨豫虞禹屿渝舆禺郁隅 yuan原源远元园苑垣袁沅院员 yue岳月越 yun云运郓郧筠匀蕴 za杂 zai载仔 zan赞
  zang藏 zao枣造 ze泽则 zeng增 zha扎闸札柞 zhai寨 zhan湛站沾 zhang张漳彰章樟丈 zhao照肇昭赵诏招召 zhe浙柘 zhen镇圳振浈真贞 zheng政郑正征蒸
  zhi治直枝芝峙志沚至陟植芷指织脂止 zhong中忠钟众仲 zhou州舟周洲 zhu驻株珠竹主诸柱祝助 zhuang壮庄 zhun准 zhuo涿卓 zi自淄资孜子秭滋紫梓 zong宗枞综 zou邹 zu族足 zui嘴
  zun遵 zuo作左
`
const TRADITIONAL = `
  内內区區辽遼宁寧龙龍苏蘇东東广廣壮壯庆慶贵貴云雲陕陝肃肅维維尔爾湾灣别別门門庄莊岛島郸鄲张張沧滄阳陽长長晋晉运運临臨吕呂头頭乌烏伦倫贝貝彦彥兰蘭兴興锡錫连連抚撫顺順锦錦营營盘盤铁鐵岭嶺芦蘆边邊鲜鮮滨濱
  齐齊鸡雞鹤鶴岗崗双雙鸭鴨绥綏无無盐鹽扬揚镇鎮迁遷温溫绍紹华華丽麗芜蕪马馬铜銅黄黃厦廈岩巖乡鄉鹰鷹赣贛饶饒济濟枣棗烟煙潍濰泽澤郑鄭开開顶頂许許峡峽驻駐辖轄县縣汉漢荆荊冈岡随隨怀懷娄婁关關远遠钦欽贺賀来來
  宾賓亚亞贡貢泸瀘绵綿乐樂达達资資坝壩凉涼义義毕畢节節红紅纳納颇頗萨薩则則宝寶银銀陇隴树樹吴吳卫衛鲁魯玛瑪级級划劃园園莲蓮离離丰豐沟溝桥橋静靜蓟薊陉陘矿礦栾欒灵靈寿壽赞贊极極赵趙术術产產业業发發环環润潤
  滦灤经經满滿卢盧丛叢复復馆館尧堯宫宮竞競涞淶国國万萬礼禮宽寬围圍场場献獻骅驊间間厂廠强強烦煩荣榮浑渾党黨壶壺阴陰应應权權遥遙闻聞绛絳陆陸岚嵐风風胜勝楼樓赛賽联聯腾騰库庫准準审審赉賚诺諾陈陳额額仆僕镶鑲
  蓝藍盖蓋会會凤鳳鲅鮁鱼魚细細圣聖伟偉灯燈洼窪图圖调調绿綠农農净淨车車桦樺辉輝罗羅们們珲琿锋鋒讷訥恒恆萝蘿贤賢谊誼让讓荫蔭汤湯进進爱愛棱稜逊遜孙孫汇匯杨楊闵閔邺鄴栖棲贾賈钟鐘坛壇仓倉闸閘启啟涟漣响響仪儀
  征徵邮郵医醫药藥萧蕭钱錢庐廬瓯甌苍蒼浔潯诸諸缙縉瑶瑤镜鏡鸠鳩为為谢謝当當涂塗枞樅观觀潜潛谯譙颍潁现現砀碭叶葉涡渦泾涇绩績闽閩厢廂屿嶼将將鲤鯉狮獅芗薌诏詔谱譜滩灘犹猶寻尋载載铅鉛横橫历歷莱萊钢鋼崂嶗胶膠
  峄嶧儿兒垦墾兖兗邹鄒费費单單郓鄆综綜实實验驗巩鞏荥滎涧澗师師郏郟获獲体體渑澠卧臥邓鄧浉溮项項驿驛舆輿确確硚礄郧鄖点點军軍归歸梦夢监監团團蕲蘄浏瀏渌淥晖暉溆漵从從浈湞禅禪电電沥瀝态態榄欖栏欄众眾办辦处處
  郁鬱鸣鳴叠疊凭憑琼瓊热熱学學迈邁垫墊崃崍简簡叙敘蔺藺剑劍阁閣夹夾阆閬邻鄰蓥鎣炉爐觉覺务務习習织織贞貞谟謨册冊凯凱匀勻瓮甕独獨禄祿劝勸冲衝澜瀾谋謀个個旧舊弥彌砚硯畴疇腊臘结結聂聶类類脱脫错錯阎閻韩韓麦麥
  积積两兩刚剛杂雜称稱谦謙员員碱鹼垒壘轮輪硕碩蕴蘊鸟鳥浓濃龟龜庙廟雾霧势勢莺鶯钓釣坜壢锣鑼线線脚腳峦巒
`

/** Where a name is not read as its characters mostly are. */
const READ_OTHERWISE: Readonly<Record<string, string>> = {
  六安: 'Lu’an',
  都江堰: 'Dujiangyan',
  成都: 'Chengdu',
  长子: 'Zhangzi',
  东阿: 'Dong’e',
  番禺: 'Panyu',
  荥经: 'Yingjing',
  民乐: 'Minyue',
  陕西: 'Shaanxi',
  内蒙古: 'Inner Mongolia',
  西藏: 'Tibet',
  香港: 'Hong Kong',
  澳门: 'Macao',
  广西壮族: 'Guangxi',
  宁夏回族: 'Ningxia',
  新疆维吾尔: 'Xinjiang',
}

/** What a place is, after its own name; and the peoples in the names of autonomous ones. */
const KIND = /(特别行政区|自治区|自治州|自治县|自治旗|街道|地区|林区|矿区|新区|[省市县区盟旗镇乡])$/
const PEOPLES =
  /(朝鲜|土家|布依|哈尼|景颇|傈僳|傣|藏|羌|彝|苗|侗|壮|白|回|满|瑶|畲|土|撒拉|东乡|保安|裕固|黎|水|仡佬|佤|拉祜|纳西|独龙|怒|普米|布朗|仫佬|毛南|达斡尔|鄂温克|锡伯|蒙古|哈萨克|各)族|柯尔克孜$|哈萨克$|蒙古$/g

const sounds = new Map<string, string>()
const traditional = new Map<string, string>()

function readTables(): void {
  for (const sound of SOUNDS.trim().split(/\s+/)) {
    const letters = /^[a-zü]+/.exec(sound)?.[0] ?? ''
    for (const sign of sound.slice(letters.length)) {
      sounds.set(sign, letters)
    }
  }
  const signs = [...TRADITIONAL.replace(/\s/g, '')]
  for (let at = 0; at + 1 < signs.length; at += 2) {
    traditional.set(signs[at] ?? '', signs[at + 1] ?? '')
  }
}

/** The name of a province, city or district as the language of the screen has it: in English beside the one that couriers read. */
export function regionName(name: string, language: Language): string {
  if (language === 'zh-Hans') {
    return name
  }
  if (sounds.size === 0) {
    readTables()
  }
  if (language === 'zh-Hant') {
    return [...name].map((sign) => traditional.get(sign) ?? sign).join('')
  }
  return `${latinName(name)} ${name}`
}

function latinName(name: string): string {
  const own = name.replace(KIND, '')
  const known = READ_OTHERWISE[own] ?? READ_OTHERWISE[name]
  if (known) {
    return known
  }
  const base = own.length > 1 ? own.replace(PEOPLES, '') || own : name
  const syllables = [...base].map((sign, at) => {
    const sound = sounds.get(sign) ?? sign
    return at > 0 && /^[aeo]/.test(sound) ? `’${sound}` : sound
  })
  const word = syllables.join('')
  return word.charAt(0).toUpperCase() + word.slice(1)
}
