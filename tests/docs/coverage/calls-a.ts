import { lived, ruled, type SpecRow, section } from './row.ts'

export const CALLS_A: readonly SpecRow[] = [
  ...section('A§7', [
    lived(
      'A call is taken with and without the base path /emall/index.php, as a form or as JSON, first letters of a segment in either case.',
      'A§7.calls',
    ),
    lived('Every reply has Code (0 is success), Data and Msg, whatever went wrong.', 'A§7.envelope'),
    ruled(
      'A non-zero Code is a refusal with its Msg, and is handed to the caller with what came along.',
      'A§7.code-msg',
    ),
    lived('GET /Api/Conf/GetConfig/key/osstype answers QINIU, or S3.', 'A§7.GetConfig'),
    lived('GetAlbumTplList answers the templates that a product can wear.', 'A§7.GetAlbumTplList'),
    lived('CreateAlbum takes uid, name, baseurl, coverimg and albumdata and answers NewAlbumID.', 'A§7.CreateAlbum'),
    lived('DeleteUserAlbum takes uid and aid; the album is gone for everybody.', 'A§7.DeleteUserAlbum'),
    lived(
      'GetAlbumInfo takes aid and answers name, baseurl, basecode, sharedata, uid, lastupdatetime, coverimg and albumdata.',
      'A§7.GetAlbumInfo',
    ),
    lived(
      'SaveAlbum takes aid, basecode, baseurl, coverimg, name and albumdata and answers lastupdatetime; the owner needs no update time of his own.',
      'A§7.SaveAlbum',
    ),
    ruled(
      'A refusal that says 保存失败 is a success only when the server holds the very album that was saved from.',
      'A§7.save-nothing',
    ),
    lived('SetAlbumShareType takes sharetype, uid and aid.', 'A§7.SetAlbumShareType'),
    lived('GetAlbumLastUpdateTime takes aid and answers the moment of the last save.', 'A§7.GetAlbumLastUpdateTime'),
    lived(
      'GetUserAlbumList takes UserID, Start and Count; a list by uid with Start 0 and Count 9999 is answered whole.',
      'A§7.GetUserAlbumList',
    ),
    lived('CalPrice explains a price line by line, delivery last.', 'A§7.CalPrice'),
    lived(
      'CreateOrder makes one order for one intent and answers its id, amount, status and the address of its pay page.',
      'A§7.CreateOrder',
    ),
    lived(
      'CreateOrderFromOrderID adds a purchase to a paid order: priced from zero, sent where the first goes.',
      'A§7.CreateOrderFromOrderID',
    ),
    lived(
      'CreatePackageOrder orders the things of a package together at the price of the package.',
      'A§7.CreatePackageOrder',
    ),
    lived(
      'ReUpdateOrderInfo hands things in for an order that exists; quantity and price stay.',
      'A§7.ReUpdateOrderInfo',
    ),
    lived(
      'The mode chooses the call: CreateOrder for 0 and 4, CreateOrderFromOrderID for 3 and 6, ReUpdateOrderInfo for 1, 2 and 5, CreatePackageOrder for packages.',
      'A§7.edit-modes',
    ),
    lived(
      'Paying is a page at /emall/index.php/Mobile/Shop/Pay/orderid/{id}: looking changes nothing, a button begins a payment.',
      'A§7.Pay',
    ),
    lived(
      'GetOuttradeOrderInfo takes outtradeid and mchid and answers the things of the order; nobody’s name or phone is among them.',
      'A§7.GetOuttradeOrderInfo',
    ),
    lived(
      'GetReUploadOrderInfo takes suborderid and answers the order with its sub-orders; who holds only the link sees one sub-order and a masked name.',
      'A§7.GetReUploadOrderInfo',
    ),
    lived('GetUserOrderList takes uid and status and lists the shopper’s own orders.', 'A§7.GetUserOrderList'),
    lived('GetOrderInfo takes oid and shows one order of the shopper’s own, its phone masked.', 'A§7.GetOrderInfo'),
    lived(
      'GetMerchantProdList takes MchID, Start, Count, or Cur, Count, key, cataid, orderby, and answers Data and Total.',
      'A§7.GetMerchantProdList',
    ),
    lived('GetProdInfoByID takes pid and mchid and answers the product.', 'A§7.GetProdInfoByID'),
    lived(
      'GetProdCataList takes mchid and answers every category with the number of its products on the shelf.',
      'A§7.GetProdCataList',
    ),
    lived(
      'Manager/Index/GetDIYThemeInfo takes id and answers the theme; an unknown one is not there.',
      'A§7.GetDIYThemeInfo',
    ),
    lived('GET GetMerchantInfo takes MchID and answers the merchant.', 'A§7.GetMerchantInfo'),
    lived(
      'QueryUserPreviewTaskID takes uid and answers prj_file and modify_time of the shopper’s newest design, to plain clients (decision 081).',
      'A§7.QueryUserPreviewTaskID',
    ),
    lived(
      'GetDIYThemeList takes mchid, pid, prodtype, themetype, themecataid, themecatatype and name and lists the themes that fit; themeratiotype and online narrow nothing (decision 081).',
      'A§7.GetDIYThemeList',
    ),
    lived('getThemeCataList takes src and mchid or fid and lists the categories of that owner.', 'A§7.theme-category'),
    lived(
      'SendLoginVerifyCode takes phone and sends a code; another may be asked for after 60 s.',
      'A§7.SendLoginVerifyCode',
    ),
    lived(
      'SendVerifyCode takes phone and sends a code for binding; both calls share one budget for a phone.',
      'A§7.SendVerifyCode',
    ),
    lived(
      'Mobile/Shop/UserLogin takes phone and verifycode and signs in with a cookie that scripts cannot read.',
      'A§7.UserLogin-phone',
    ),
    lived('Mobile/User/UserLogin takes an address and its password.', 'A§7.UserLogin-email'),
    lived(
      'Mobile/User/UserReg registers an address with the code that was mailed to it, in the browser that asked.',
      'A§7.UserReg',
    ),
    lived('GetUserInfo takes uid; another uid than the session’s is not found.', 'A§7.GetUserInfo'),
    lived(
      'BindUserPhone takes phone, verifycode and uid, soon after signing in or with the code of the phone that is bound.',
      'A§7.BindUserPhone',
    ),
    lived(
      'GetUserInfoOnLoad takes mchid, jumpurl, refereeid and srcuid, goes out to the messenger and comes back to where the shopper was.',
      'A§7.GetUserInfoOnLoad',
    ),
    lived('GetPromoListByUID takes mchid and uid and lists the shopper’s coupons and the public ones.', 'A§7.coupon'),
    lived('BindPromo takes mchid, uid and code and hands the coupon to the shopper, once.', 'A§7.coupon'),
    lived('GetPromoInfoByCode takes mchid and code and says what the code is good for.', 'A§7.coupon-by-code'),
    lived(
      'GetTokenByMchID takes MchID and Key and answers a Token for the one key, once, in a size, for ten minutes.',
      'A§7.GetTokenByMchID',
    ),
    lived('GetTokenByMchID with GetThumb also asks for a thumbnail, by words of the server’s own.', 'A§7.GetThumb'),
    lived(
      'FetchWechatFile brings a photo that the messenger holds into its place, and it goes the way of every photo.',
      'A§7.FetchWechatFile',
    ),
    lived(
      'GetConfigByMchID answers Key, Secret, Region and Bucket for a quarter of an hour and one album, never a key of the shop; to plain clients (decision 081).',
      'A§7.GetConfigByMchID',
    ),
    lived(
      'CreateThumbnail takes UserID, UserType and Key and ends with an album photo whose pictures are upright and without metadata.',
      'A§7.CreateThumbnail',
    ),
    lived('Photos go straight to the storage, and its processing is asked for there.', 'A§7.direct-upload'),
    lived(
      'Api/Test/SaveData keeps 16 KB of debugging data in a test build of whoever is signed in, and nothing in production; our app sends none (decision 081).',
      'A§7.SaveData',
    ),
  ]),
]
