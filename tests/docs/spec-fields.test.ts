import { expect, test } from 'vitest'
import { otherNames } from '../../domain/calls/request-shape.ts'
import { schemasOf } from '../../server/http/open-api.ts'
import { ROUTES } from '../../src/navigation/routes.ts'
import { callLists } from './call-lists.ts'

const calls = callLists().flatMap(({ routes }) => routes.map(({ call }) => call))

/** Every name of a field, at any depth, on the wire of the named calls. */
function fieldsOf(names: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  const open: unknown[] = calls.filter(({ name }) => names.includes(name)).map(schemasOf)
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    for (const [key, it] of Object.entries(value as object)) {
      if (key === 'properties') {
        for (const name of Object.keys(it)) {
          found.add(name)
        }
      }
      if (typeof it === 'object' && it !== null) {
        open.push(it)
      }
    }
  }
  return found
}

/** Specified fields that the calls do not know, under this name or one of its aliases. */
function absent(fields: string, ...from: readonly string[]): readonly string[] {
  const there = fieldsOf(from)
  return fields.split(' ').filter((name) => ![name, ...otherNames(name)].some((it) => there.has(it)))
}

test('B§2 routes: every route is there under its name, and /order_ec beside them', () => {
  const specified = [
    ...['index', 'prod_details', 'prod_list', 'album_list', 'album_preview', 'album_noshare', 'album_detail'],
    ...['album_cover', 'theme_list', 'theme_preview', 'theme_viewLarger', 'frame_index', 'pay_index', 'user_index'],
    ...['order_index', 'order_info', 'orderid_details', 'user_coupon', 'user_phone', 'user_service', 'user_type'],
    ...['login', 'order_success', 'order_next', 'order_eclist', 'theme_calendar', 'album_gallery', 'special_card'],
    ...['prod_recommend', 'print_index', 'combo_index', 'post_index', 'order_ec'],
  ]
  const known: readonly string[] = Object.keys(ROUTES)
  expect(specified.filter((name) => !known.includes(name))).toEqual([])
  expect(specified.map((name) => Reflect.get(ROUTES, name).path)).toEqual(specified.map((name) => `/${name}`))
})

test('A§3 cover photo: its fields', () => {
  expect(absent('url key id imageThumb basecode highToFop persistentId', 'GetAlbumInfo', 'SaveAlbum')).toEqual([])
})

test('A§3 photo: its fields', () => {
  const fields = 'photos imageThumb md5info exifinfo DateTime ImageLength ImageWidth GPSLongitude GPSLatitude status'
  expect(
    absent(`${fields} message uploadValid isSave errorCode fileName highToFop persistentId`, 'GetAlbumInfo'),
  ).toEqual([])
})

test('A§3 product: its fields', () => {
  const top = 'pid name type hasAttr thumbpics detailpics desc valid time pageNumType pageMin pageMax pageDefault'
  const more = 'innerWidth innerHeight cellPageCount bleed attrIdList attrPrice templateType'
  const data =
    'prodsize photo minnum maxnum minsize maxsize dpi themeId themeType webConfig templateData attrlist prods'
  const rest = 'groupdata attrid exprice bleedMargin prodprice originType prodtime pickUpAddressId isSpace spaceMargin'
  const all = `${top} ${more} ${data} ${rest} portrait fixedProduction description`
  expect([absent(all, 'GetProdInfoByID'), absent(all, 'GetMerchantProdList')]).toEqual([[], []])
})

test('A§3 merchant: its fields, without s3info: how photos are stored is never told (readings 50)', () => {
  const fields = 'contactinfo mchname domain currency recomdata fid shareprofit lowsize highsize mobileshopinfo'
  const shop = 'logo previewDlg title storeDescription closeAlbumGroup dpiRatio addressList factoryConfig mergerOrder'
  expect(absent(`${fields} ${shop}`, 'GetMerchantInfo')).toEqual([])
  expect(absent('s3info', 'GetMerchantInfo')).toEqual(['s3info'])
})

test('A§3 saved album data: groups with their fields, drag, previewTime, coverHighData', () => {
  const fields = 'groups id name description photos md5info exifinfo nameinfo url highToFop persistentId'
  expect(absent(`${fields} drag previewTime coverHighData`, 'GetAlbumInfo', 'SaveAlbum')).toEqual([])
})

test('A§3 album: what travels; counts and ismch follow from what travels', () => {
  const fields = 'aid name baseurl basecode groups share_type share_url coverimg uid lastupdatetime drag previewTime'
  expect(absent(`${fields} coverHighData`, 'GetAlbumInfo')).toEqual([])
})

test('A§3 order payload: its fields', () => {
  expect(absent('recvname recvphone mchid uid orderdata comment outtradeid orderid', 'CreateOrder')).toEqual([])
})

test('A§3 order item: its fields', () => {
  const fields = 'aid attridlist bookcount code customer ExpressPrice imgcount orderdata pid pagecount pay_amount'
  expect(absent(`${fields} quantity subcomment taskid tid dpi pkjId`, 'CreateOrder')).toEqual([])
})

test('A§3 package items: their fields', () => {
  const fields = 'attridlist pid quantity pkjId combinepId proddata packageName packageId attrIdList'
  expect(absent(fields, 'CreatePackageOrder')).toEqual([])
})

test('A§3 link order item: its fields; B§3 order product: its fields', () => {
  const fields = 'mchid prodid tid quantity outtradesubid outtradeid orderid uid subPreviewProjectUrl aid orderstatus'
  const more = 'prodtype src type status pkjId attrIdList outTradeQuantity'
  expect(absent(`${fields} ${more}`, 'GetOuttradeOrderInfo', 'GetReUploadOrderInfo')).toEqual([])
})

test('A§7 GetReUploadOrderInfo: the sub-order list under its names', () => {
  const fields = 'orderid customer mchid fid recvname uid sub_status sub_orderid sub_prodid sub_quantity'
  const more = 'sub_previewprj sub_orderdata sub_bookcount sub_themeid'
  expect(absent(`${fields} ${more}`, 'GetReUploadOrderInfo')).toEqual([])
})

test('A§3 user: its fields', () => {
  expect(absent('uid phone nickname avatar mchid typeid expiredate refereeid loginType', 'GetUserInfo')).toEqual([])
})

test('A§3 coupon: its fields', () => {
  const fields = 'amount rate startTime expireTime type name code status isPublic productIdList effectRemain'
  expect(absent(fields, 'GetPromoListByUID')).toEqual([])
})

test('A§3 theme category: its fields', () => {
  expect(absent('id cataname icon total source', 'getThemeCataList')).toEqual([])
})

test('B§3 preview task: its fields', () => {
  expect(absent('taskid tid pages aid addtext', 'CreatePreview', 'OpenPreview', 'EditPreview')).toEqual([])
})

test('B§3 user type: its fields', () => {
  expect(absent('id discount', 'GetUserTypeList')).toEqual([])
})

test('A§7 calls: all of both specifications are there', () => {
  const specified = [
    ...['GetConfig', 'GetAlbumTplList', 'CreateAlbum', 'DeleteUserAlbum', 'GetAlbumInfo', 'SaveAlbum'],
    ...['SetAlbumShareType', 'GetAlbumLastUpdateTime', 'GetUserAlbumList', 'CalPrice', 'CreateOrder'],
    ...['CreateOrderFromOrderID', 'CreatePackageOrder', 'ReUpdateOrderInfo', 'GetOuttradeOrderInfo'],
    ...['GetReUploadOrderInfo', 'GetUserOrderList', 'GetOrderInfo', 'GetMerchantProdList', 'GetProdInfoByID'],
    ...['GetProdCataList', 'GetDIYThemeInfo', 'GetMerchantInfo', 'QueryUserPreviewTaskID', 'GetDIYThemeList'],
    ...['getThemeCataList', 'SendLoginVerifyCode', 'SendVerifyCode', 'UserReg', 'GetUserInfo', 'BindUserPhone'],
    ...['GetPromoListByUID', 'BindPromo', 'GetPromoInfoByCode', 'GetTokenByMchID', 'FetchWechatFile'],
    ...['GetConfigByMchID', 'CreateThumbnail', 'SaveData', 'CreatePreview', 'OpenPreview', 'QueryPreviewStatus'],
    ...['ShufflePreview', 'EditPreview', 'GetDIYThemePhotoCount', 'GetUserTypeList', 'CreateUpgradeUserLevelOrder'],
    ...['QueryUpgradeUserLevelOrderStatus', 'GetWxApiConfig', 'Matting'],
  ]
  const known = new Set(
    calls.map(({ path }) =>
      path
        .split('/')
        .filter((part) => part !== 'key' && part !== 'osstype')
        .at(-1),
    ),
  )
  expect(specified.filter((name) => !known.has(name))).toEqual([])
  const logins = calls.map(({ path }) => path).filter((path) => path.endsWith('/UserLogin'))
  expect(logins.toSorted()).toEqual(['/Mobile/Shop/UserLogin', '/Mobile/User/UserLogin'])
})
