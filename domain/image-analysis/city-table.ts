/**
 * Cities that people take photos in: latitude, longitude, name in Simplified Chinese, in Traditional Chinese, in English.
 * Written for this shop; a point stands for the middle of the old town. Where none is near, a photo has its country only.
 */
export const CITY_TABLE = `
39.91 116.40 北京 北京 Beijing
31.23 121.47 上海 上海 Shanghai
39.13 117.20 天津 天津 Tianjin
29.56 106.55 重庆 重慶 Chongqing
23.13 113.26 广州 廣州 Guangzhou
22.54 114.06 深圳 深圳 Shenzhen
22.27 113.58 珠海 珠海 Zhuhai
23.02 113.12 佛山 佛山 Foshan
23.02 113.75 东莞 東莞 Dongguan
22.52 113.39 中山 中山 Zhongshan
23.35 116.68 汕头 汕頭 Shantou
23.66 116.62 潮州 潮州 Chaozhou
21.27 110.36 湛江 湛江 Zhanjiang
30.27 120.15 杭州 杭州 Hangzhou
29.87 121.55 宁波 寧波 Ningbo
28.00 120.70 温州 溫州 Wenzhou
30.00 120.58 绍兴 紹興 Shaoxing
30.75 120.75 嘉兴 嘉興 Jiaxing
30.89 120.09 湖州 湖州 Huzhou
29.08 119.65 金华 金華 Jinhua
30.01 122.11 舟山 舟山 Zhoushan
28.66 121.42 台州 台州 Taizhou
32.06 118.80 南京 南京 Nanjing
31.30 120.58 苏州 蘇州 Suzhou
31.49 120.31 无锡 無錫 Wuxi
31.81 119.97 常州 常州 Changzhou
32.39 119.41 扬州 揚州 Yangzhou
32.19 119.45 镇江 鎮江 Zhenjiang
31.98 120.89 南通 南通 Nantong
34.26 117.19 徐州 徐州 Xuzhou
34.60 119.22 连云港 連雲港 Lianyungang
31.82 117.23 合肥 合肥 Hefei
31.33 118.43 芜湖 蕪湖 Wuhu
29.71 118.34 黄山 黃山 Huangshan
26.07 119.30 福州 福州 Fuzhou
24.48 118.09 厦门 廈門 Xiamen
24.87 118.68 泉州 泉州 Quanzhou
24.51 117.65 漳州 漳州 Zhangzhou
27.76 118.03 武夷山 武夷山 Wuyishan
28.68 115.86 南昌 南昌 Nanchang
29.71 116.00 九江 九江 Jiujiang
29.29 117.20 景德镇 景德鎮 Jingdezhen
29.25 117.86 婺源 婺源 Wuyuan
36.65 117.12 济南 濟南 Jinan
36.07 120.38 青岛 青島 Qingdao
37.46 121.45 烟台 煙台 Yantai
37.51 122.12 威海 威海 Weihai
36.20 117.09 泰安 泰安 Tai'an
35.60 116.99 曲阜 曲阜 Qufu
34.75 113.63 郑州 鄭州 Zhengzhou
34.62 112.45 洛阳 洛陽 Luoyang
34.80 114.31 开封 開封 Kaifeng
30.59 114.30 武汉 武漢 Wuhan
30.69 111.29 宜昌 宜昌 Yichang
32.01 112.12 襄阳 襄陽 Xiangyang
30.28 109.48 恩施 恩施 Enshi
28.23 112.94 长沙 長沙 Changsha
29.12 110.48 张家界 張家界 Zhangjiajie
29.36 113.13 岳阳 岳陽 Yueyang
27.95 109.60 凤凰 鳳凰 Fenghuang
27.23 112.73 衡山 衡山 Hengshan
22.82 108.37 南宁 南寧 Nanning
25.27 110.29 桂林 桂林 Guilin
24.78 110.49 阳朔 陽朔 Yangshuo
21.48 109.12 北海 北海 Beihai
20.04 110.20 海口 海口 Haikou
18.25 109.51 三亚 三亞 Sanya
30.57 104.07 成都 成都 Chengdu
31.47 104.68 绵阳 綿陽 Mianyang
29.55 103.77 乐山 樂山 Leshan
33.16 103.92 九寨沟 九寨溝 Jiuzhaigou
30.05 101.96 康定 康定 Kangding
26.65 106.63 贵阳 貴陽 Guiyang
27.73 106.93 遵义 遵義 Zunyi
25.04 102.72 昆明 昆明 Kunming
25.69 100.16 大理 大理 Dali
26.87 100.23 丽江 麗江 Lijiang
27.83 99.70 香格里拉 香格里拉 Shangri-La
22.01 100.80 西双版纳 西雙版納 Xishuangbanna
29.65 91.13 拉萨 拉薩 Lhasa
29.65 94.36 林芝 林芝 Nyingchi
34.27 108.95 西安 西安 Xi'an
34.36 107.24 宝鸡 寶雞 Baoji
36.59 109.49 延安 延安 Yan'an
34.48 110.08 华山 華山 Huashan
36.06 103.83 兰州 蘭州 Lanzhou
40.14 94.66 敦煌 敦煌 Dunhuang
38.93 100.45 张掖 張掖 Zhangye
39.77 98.29 嘉峪关 嘉峪關 Jiayuguan
36.62 101.78 西宁 西寧 Xining
38.49 106.23 银川 銀川 Yinchuan
43.83 87.62 乌鲁木齐 烏魯木齊 Ürümqi
39.47 75.99 喀什 喀什 Kashgar
43.92 81.32 伊宁 伊寧 Yining
42.95 89.19 吐鲁番 吐魯番 Turpan
48.70 87.02 喀纳斯 喀納斯 Kanas
40.84 111.75 呼和浩特 呼和浩特 Hohhot
49.21 119.77 呼伦贝尔 呼倫貝爾 Hulunbuir
37.87 112.55 太原 太原 Taiyuan
40.08 113.30 大同 大同 Datong
37.20 112.18 平遥 平遙 Pingyao
38.04 114.51 石家庄 石家莊 Shijiazhuang
40.97 117.94 承德 承德 Chengde
39.94 119.60 秦皇岛 秦皇島 Qinhuangdao
40.82 114.88 张家口 張家口 Zhangjiakou
38.87 115.46 保定 保定 Baoding
41.80 123.43 沈阳 瀋陽 Shenyang
38.91 121.61 大连 大連 Dalian
40.12 124.39 丹东 丹東 Dandong
43.82 125.32 长春 長春 Changchun
43.84 126.55 吉林 吉林 Jilin
42.01 128.06 长白山 長白山 Changbaishan
42.89 129.51 延吉 延吉 Yanji
45.76 126.64 哈尔滨 哈爾濱 Harbin
52.97 122.54 漠河 漠河 Mohe
22.30 114.17 香港 香港 Hong Kong
22.19 113.54 澳门 澳門 Macao
25.04 121.56 台北 臺北 Taipei
24.14 120.68 台中 臺中 Taichung
22.99 120.21 台南 臺南 Tainan
22.62 120.31 高雄 高雄 Kaohsiung
23.98 121.60 花莲 花蓮 Hualien
22.76 121.14 台东 臺東 Taitung
23.48 120.45 嘉义 嘉義 Chiayi
24.81 120.97 新竹 新竹 Hsinchu
24.76 121.75 宜兰 宜蘭 Yilan
21.95 120.78 恒春 恆春 Hengchun
23.86 120.92 日月潭 日月潭 Sun Moon Lake
35.68 139.76 东京 東京 Tokyo
35.44 139.64 横滨 橫濱 Yokohama
35.32 139.55 镰仓 鎌倉 Kamakura
35.23 139.11 箱根 箱根 Hakone
36.75 139.60 日光 日光 Nikko
35.50 138.76 富士河口湖 富士河口湖 Fujikawaguchiko
34.69 135.50 大阪 大阪 Osaka
35.01 135.77 京都 京都 Kyoto
34.69 135.83 奈良 奈良 Nara
34.69 135.19 神户 神戶 Kobe
35.18 136.91 名古屋 名古屋 Nagoya
36.14 137.25 高山 高山 Takayama
36.56 136.65 金泽 金澤 Kanazawa
36.65 138.18 长野 長野 Nagano
34.39 132.46 广岛 廣島 Hiroshima
33.59 130.40 福冈 福岡 Fukuoka
32.75 129.88 长崎 長崎 Nagasaki
32.80 130.71 熊本 熊本 Kumamoto
31.60 130.56 鹿儿岛 鹿兒島 Kagoshima
33.28 131.49 别府 別府 Beppu
26.21 127.68 那霸 那霸 Naha
43.06 141.35 札幌 札幌 Sapporo
43.19 141.00 小樽 小樽 Otaru
41.77 140.73 函馆 函館 Hakodate
43.34 142.38 富良野 富良野 Furano
38.27 140.87 仙台 仙台 Sendai
37.57 126.98 首尔 首爾 Seoul
35.18 129.08 釜山 釜山 Busan
33.50 126.53 济州 濟州 Jeju
35.84 129.22 庆州 慶州 Gyeongju
39.03 125.75 平壤 平壤 Pyongyang
47.92 106.92 乌兰巴托 烏蘭巴托 Ulaanbaatar
13.75 100.50 曼谷 曼谷 Bangkok
18.79 98.99 清迈 清邁 Chiang Mai
7.89 98.35 普吉 普吉 Phuket
12.93 100.88 芭提雅 芭達雅 Pattaya
8.09 98.91 甲米 喀比 Krabi
9.51 100.01 苏梅岛 蘇美島 Ko Samui
21.03 105.85 河内 河內 Hanoi
10.78 106.70 胡志明市 胡志明市 Ho Chi Minh City
16.06 108.22 岘港 峴港 Da Nang
15.88 108.34 会安 會安 Hoi An
12.24 109.19 芽庄 芽莊 Nha Trang
20.95 107.08 下龙湾 下龍灣 Ha Long
11.56 104.92 金边 金邊 Phnom Penh
13.36 103.86 暹粒 暹粒 Siem Reap
17.97 102.61 万象 永珍 Vientiane
19.89 102.14 琅勃拉邦 龍坡邦 Luang Prabang
16.80 96.16 仰光 仰光 Yangon
21.17 94.86 蒲甘 蒲甘 Bagan
1.29 103.85 新加坡 新加坡 Singapore
3.14 101.69 吉隆坡 吉隆坡 Kuala Lumpur
5.42 100.34 槟城 檳城 Penang
2.19 102.25 马六甲 馬六甲 Malacca
5.98 116.07 亚庇 亞庇 Kota Kinabalu
6.35 99.80 兰卡威 蘭卡威 Langkawi
-6.21 106.85 雅加达 雅加達 Jakarta
-8.65 115.22 巴厘岛 峇里島 Bali
-7.80 110.37 日惹 日惹 Yogyakarta
14.60 120.98 马尼拉 馬尼拉 Manila
10.32 123.89 宿务 宿霧 Cebu
11.97 121.92 长滩岛 長灘島 Boracay
4.89 114.94 斯里巴加湾市 斯里巴加灣市 Bandar Seri Begawan
28.61 77.21 德里 德里 Delhi
27.18 78.02 阿格拉 阿格拉 Agra
26.92 75.79 斋浦尔 齋浦爾 Jaipur
19.08 72.88 孟买 孟買 Mumbai
12.97 77.59 班加罗尔 班加羅爾 Bengaluru
25.32 83.01 瓦拉纳西 瓦拉納西 Varanasi
27.71 85.32 加德满都 加德滿都 Kathmandu
28.21 83.99 博卡拉 博卡拉 Pokhara
6.93 79.85 科伦坡 可倫坡 Colombo
7.29 80.63 康提 康提 Kandy
4.18 73.51 马累 馬列 Malé
27.47 89.64 廷布 廷布 Thimphu
25.20 55.27 迪拜 杜拜 Dubai
24.45 54.38 阿布扎比 阿布達比 Abu Dhabi
25.29 51.53 多哈 杜哈 Doha
31.78 35.22 耶路撒冷 耶路撒冷 Jerusalem
32.08 34.78 特拉维夫 特拉維夫 Tel Aviv
30.33 35.44 佩特拉 佩特拉 Petra
41.01 28.98 伊斯坦布尔 伊斯坦堡 Istanbul
38.64 34.83 卡帕多奇亚 卡帕多奇亞 Cappadocia
36.90 30.70 安塔利亚 安塔利亞 Antalya
35.69 51.39 德黑兰 德黑蘭 Tehran
41.72 44.79 第比利斯 提比里斯 Tbilisi
39.65 66.96 撒马尔罕 撒馬爾罕 Samarkand
43.24 76.89 阿拉木图 阿拉木圖 Almaty
30.04 31.24 开罗 開羅 Cairo
25.69 32.64 卢克索 路克索 Luxor
31.63 -7.99 马拉喀什 馬拉喀什 Marrakesh
33.57 -7.59 卡萨布兰卡 卡薩布蘭加 Casablanca
-1.29 36.82 内罗毕 奈洛比 Nairobi
-33.92 18.42 开普敦 開普敦 Cape Town
-26.20 28.05 约翰内斯堡 約翰尼斯堡 Johannesburg
-20.16 57.50 路易港 路易港 Port Louis
51.51 -0.13 伦敦 倫敦 London
55.95 -3.19 爱丁堡 愛丁堡 Edinburgh
53.48 -2.24 曼彻斯特 曼徹斯特 Manchester
51.75 -1.26 牛津 牛津 Oxford
52.21 0.12 剑桥 劍橋 Cambridge
51.38 -2.36 巴斯 巴斯 Bath
53.35 -6.26 都柏林 都柏林 Dublin
48.86 2.35 巴黎 巴黎 Paris
43.70 7.27 尼斯 尼斯 Nice
45.76 4.84 里昂 里昂 Lyon
43.30 5.37 马赛 馬賽 Marseille
48.57 7.75 斯特拉斯堡 史特拉斯堡 Strasbourg
43.95 4.81 阿维尼翁 亞維農 Avignon
50.85 4.35 布鲁塞尔 布魯塞爾 Brussels
51.21 3.22 布鲁日 布魯日 Bruges
52.37 4.90 阿姆斯特丹 阿姆斯特丹 Amsterdam
51.92 4.48 鹿特丹 鹿特丹 Rotterdam
49.61 6.13 卢森堡 盧森堡 Luxembourg
52.52 13.41 柏林 柏林 Berlin
48.14 11.58 慕尼黑 慕尼黑 Munich
50.11 8.68 法兰克福 法蘭克福 Frankfurt
53.55 9.99 汉堡 漢堡 Hamburg
50.94 6.96 科隆 科隆 Cologne
51.05 13.74 德累斯顿 德勒斯登 Dresden
49.41 8.69 海德堡 海德堡 Heidelberg
47.56 10.70 富森 福森 Füssen
47.37 8.54 苏黎世 蘇黎世 Zurich
46.20 6.15 日内瓦 日內瓦 Geneva
46.69 7.86 因特拉肯 因特拉肯 Interlaken
47.05 8.31 卢塞恩 琉森 Lucerne
46.02 7.75 采尔马特 策馬特 Zermatt
48.21 16.37 维也纳 維也納 Vienna
47.80 13.05 萨尔茨堡 薩爾斯堡 Salzburg
47.56 13.65 哈尔施塔特 哈爾施塔特 Hallstatt
50.08 14.44 布拉格 布拉格 Prague
48.81 14.32 克鲁姆洛夫 庫倫洛夫 Český Krumlov
47.50 19.04 布达佩斯 布達佩斯 Budapest
52.23 21.01 华沙 華沙 Warsaw
50.06 19.94 克拉科夫 克拉科夫 Kraków
41.90 12.50 罗马 羅馬 Rome
43.77 11.26 佛罗伦萨 佛羅倫斯 Florence
45.44 12.32 威尼斯 威尼斯 Venice
45.46 9.19 米兰 米蘭 Milan
40.85 14.27 那不勒斯 拿坡里 Naples
43.72 10.40 比萨 比薩 Pisa
40.63 14.60 阿马尔菲 阿瑪菲 Amalfi
44.13 9.71 五渔村 五漁村 Cinque Terre
38.12 13.36 巴勒莫 巴勒摩 Palermo
41.39 2.17 巴塞罗那 巴塞隆納 Barcelona
40.42 -3.70 马德里 馬德里 Madrid
37.39 -5.98 塞维利亚 塞維亞 Seville
37.18 -3.60 格拉纳达 格拉納達 Granada
39.86 -4.02 托莱多 托雷多 Toledo
39.47 -0.38 瓦伦西亚 瓦倫西亞 Valencia
38.72 -9.14 里斯本 里斯本 Lisbon
41.15 -8.61 波尔图 波多 Porto
37.98 23.73 雅典 雅典 Athens
36.42 25.43 圣托里尼 聖托里尼 Santorini
37.45 25.33 米科诺斯 米克諾斯 Mykonos
42.65 18.09 杜布罗夫尼克 杜布羅夫尼克 Dubrovnik
45.81 15.98 萨格勒布 札格瑞布 Zagreb
46.06 14.51 卢布尔雅那 盧比安納 Ljubljana
44.43 26.10 布加勒斯特 布加勒斯特 Bucharest
42.70 23.32 索非亚 索菲亞 Sofia
55.68 12.57 哥本哈根 哥本哈根 Copenhagen
59.33 18.07 斯德哥尔摩 斯德哥爾摩 Stockholm
59.91 10.75 奥斯陆 奧斯陸 Oslo
60.39 5.32 卑尔根 卑爾根 Bergen
69.65 18.96 特罗姆瑟 特羅姆瑟 Tromsø
60.17 24.94 赫尔辛基 赫爾辛基 Helsinki
66.50 25.73 罗瓦涅米 羅凡尼米 Rovaniemi
64.15 -21.94 雷克雅未克 雷克雅維克 Reykjavik
59.44 24.75 塔林 塔林 Tallinn
56.95 24.11 里加 里加 Riga
55.76 37.62 莫斯科 莫斯科 Moscow
59.94 30.31 圣彼得堡 聖彼得堡 Saint Petersburg
43.12 131.89 符拉迪沃斯托克 海參崴 Vladivostok
50.45 30.52 基辅 基輔 Kyiv
40.71 -74.01 纽约 紐約 New York
42.36 -71.06 波士顿 波士頓 Boston
38.90 -77.04 华盛顿 華盛頓 Washington
39.95 -75.17 费城 費城 Philadelphia
41.88 -87.63 芝加哥 芝加哥 Chicago
43.08 -79.07 尼亚加拉 尼加拉 Niagara Falls
25.76 -80.19 迈阿密 邁阿密 Miami
28.54 -81.38 奥兰多 奧蘭多 Orlando
29.95 -90.07 新奥尔良 紐奧良 New Orleans
29.76 -95.37 休斯敦 休士頓 Houston
32.78 -96.80 达拉斯 達拉斯 Dallas
39.74 -104.99 丹佛 丹佛 Denver
36.17 -115.14 拉斯维加斯 拉斯維加斯 Las Vegas
36.06 -112.14 大峡谷 大峽谷 Grand Canyon
44.60 -110.50 黄石公园 黃石公園 Yellowstone
37.75 -119.59 优胜美地 優勝美地 Yosemite
34.05 -118.24 洛杉矶 洛杉磯 Los Angeles
32.72 -117.16 圣迭戈 聖地牙哥 San Diego
37.77 -122.42 旧金山 舊金山 San Francisco
47.61 -122.33 西雅图 西雅圖 Seattle
21.31 -157.86 檀香山 檀香山 Honolulu
20.80 -156.33 茂宜岛 茂宜島 Maui
61.22 -149.90 安克雷奇 安克拉治 Anchorage
43.65 -79.38 多伦多 多倫多 Toronto
45.50 -73.57 蒙特利尔 蒙特婁 Montreal
46.81 -71.21 魁北克 魁北克 Quebec
45.42 -75.70 渥太华 渥太華 Ottawa
49.28 -123.12 温哥华 溫哥華 Vancouver
51.05 -114.07 卡尔加里 卡加利 Calgary
51.18 -115.57 班夫 班夫 Banff
19.43 -99.13 墨西哥城 墨西哥城 Mexico City
21.16 -86.85 坎昆 坎昆 Cancún
23.11 -82.37 哈瓦那 哈瓦那 Havana
-12.05 -77.04 利马 利馬 Lima
-13.53 -71.97 库斯科 庫斯科 Cusco
-33.45 -70.67 圣地亚哥 聖地牙哥 Santiago
-34.60 -58.38 布宜诺斯艾利斯 布宜諾斯艾利斯 Buenos Aires
-22.91 -43.17 里约热内卢 里約熱內盧 Rio de Janeiro
-23.55 -46.63 圣保罗 聖保羅 São Paulo
4.71 -74.07 波哥大 波哥大 Bogotá
-0.18 -78.47 基多 基多 Quito
-33.87 151.21 悉尼 雪梨 Sydney
-37.81 144.96 墨尔本 墨爾本 Melbourne
-27.47 153.03 布里斯班 布里斯本 Brisbane
-28.02 153.43 黄金海岸 黃金海岸 Gold Coast
-16.92 145.77 凯恩斯 凱恩斯 Cairns
-31.95 115.86 珀斯 伯斯 Perth
-34.93 138.60 阿德莱德 阿得雷德 Adelaide
-42.88 147.33 霍巴特 荷巴特 Hobart
-36.85 174.76 奥克兰 奧克蘭 Auckland
-45.03 168.66 皇后镇 皇后鎮 Queenstown
-43.53 172.64 基督城 基督城 Christchurch
-41.29 174.78 惠灵顿 威靈頓 Wellington
-17.71 178.07 斐济 斐濟 Fiji
13.44 144.79 关岛 關島 Guam
15.19 145.75 塞班 塞班 Saipan
-17.54 -149.57 大溪地 大溪地 Tahiti
`
