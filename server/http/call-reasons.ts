import type { Reason } from '../../domain/refusals/refusals.ts'

/** Why each call may be refused, by its path. Written by `npm run docs` from the source; a test holds it to it. */
// biome-ignore format: as many reasons a line as it holds
export const CALL_REASONS: Readonly<Record<string, readonly Reason[]>> = {
  '/Api/Conf/GetConfig/key/osstype': ['request-malformed', 'not-found', 'too-many-requests', 'busy'],
  '/Api/Test/SaveData': [
    'request-malformed', 'sign-in-needed', 'foreign-page', 'not-found', 'body-too-large', 'media-type-unknown',
    'opid-reused', 'too-many-requests', 'storage-nearly-full', 'busy', 'test-data-off',
  ],
  '/Mobile/Shop/UploadLog': [
    'request-malformed', 'sign-in-needed', 'foreign-page', 'not-found', 'body-too-large', 'media-type-unknown',
    'opid-reused', 'too-many-requests', 'storage-nearly-full', 'busy',
  ],
  '/Mobile/Shop/GetMerchantInfo': ['request-malformed', 'not-found', 'too-many-requests', 'busy'],
  '/Mobile/User/GetUserInfo': [
    'request-malformed', 'sign-in-needed', 'not-found', 'body-too-large', 'media-type-unknown', 'too-many-requests',
    'busy', 'user-unknown',
  ],
  '/Mobile/Shop/UserLogout': [
    'request-malformed', 'foreign-page', 'not-found', 'body-too-large', 'media-type-unknown', 'too-many-requests',
    'storage-nearly-full', 'busy',
  ],
  '/Mobile/User/KeepReferral': [
    'request-malformed', 'foreign-page', 'not-found', 'body-too-large', 'media-type-unknown', 'too-many-requests',
    'storage-nearly-full', 'busy',
  ],
  '/Mobile/Shop/SendLoginVerifyCode': [
    'request-malformed', 'foreign-page', 'not-found', 'body-too-large', 'media-type-unknown', 'too-many-requests',
    'storage-nearly-full', 'busy', 'phone-invalid', 'code-too-soon', 'code-limit-reached', 'code-not-sent',
    'mail-not-sent',
  ],
  '/Mobile/Shop/UserLogin': [
    'request-malformed', 'foreign-page', 'not-found', 'body-too-large', 'media-type-unknown', 'too-many-requests',
    'storage-nearly-full', 'busy', 'phone-invalid', 'code-limit-reached', 'code-wrong',
  ],
  '/Mobile/Shop/SendVerifyCode': [
    'request-malformed', 'sign-in-needed', 'foreign-page', 'not-found', 'body-too-large', 'media-type-unknown',
    'too-many-requests', 'storage-nearly-full', 'busy', 'phone-invalid', 'code-too-soon', 'code-limit-reached',
    'code-not-sent', 'mail-not-sent', 'phone-not-bound',
  ],
  '/Mobile/Shop/BindUserPhone': [
    'request-malformed', 'sign-in-needed', 'foreign-page', 'not-found', 'body-too-large', 'media-type-unknown',
    'too-many-requests', 'storage-nearly-full', 'busy', 'phone-invalid', 'code-limit-reached', 'code-wrong',
    'user-unknown', 'phone-taken', 'old-phone-code-needed', 'recent-sign-in-needed', 'old-code-wrong',
  ],
  '/Mobile/User/UserLogin': [
    'request-malformed', 'foreign-page', 'not-found', 'body-too-large', 'media-type-unknown', 'too-many-requests',
    'storage-nearly-full', 'busy', 'email-invalid', 'password-empty', 'email-login-wrong', 'login-limit-reached',
  ],
  '/Mobile/User/UserReg': [
    'request-malformed', 'foreign-page', 'not-found', 'body-too-large', 'media-type-unknown', 'too-many-requests',
    'storage-nearly-full', 'busy', 'code-too-soon', 'code-limit-reached', 'code-wrong', 'code-not-sent',
    'email-invalid', 'password-empty', 'passwords-differ', 'password-length', 'mail-not-sent',
  ],
  '/Mobile/User/SendPasswordCode': [
    'request-malformed', 'foreign-page', 'not-found', 'body-too-large', 'media-type-unknown', 'too-many-requests',
    'storage-nearly-full', 'busy', 'code-too-soon', 'code-limit-reached', 'code-not-sent', 'email-invalid',
    'mail-not-sent',
  ],
  '/Mobile/User/ResetPassword': [
    'request-malformed', 'foreign-page', 'not-found', 'body-too-large', 'media-type-unknown', 'too-many-requests',
    'storage-nearly-full', 'busy', 'code-limit-reached', 'code-wrong', 'email-invalid', 'password-empty',
    'passwords-differ', 'password-length',
  ],
  '/Mobile/Shop/GetWxApiConfig': [
    'request-malformed', 'not-found', 'body-too-large', 'media-type-unknown', 'too-many-requests', 'busy',
    'messenger-verification-failed', 'messenger-not-set-up', 'address-not-ours',
  ],
  '/Mobile/User/MiniProgramLogin': [
    'request-malformed', 'foreign-page', 'not-found', 'body-too-large', 'media-type-unknown', 'too-many-requests',
    'storage-nearly-full', 'busy', 'user-unknown', 'program-verification-failed', 'program-not-set-up',
  ],
  '/Mobile/Shop/GetUserTypeList': [
    'request-malformed', 'not-found', 'body-too-large', 'media-type-unknown', 'too-many-requests', 'busy',
  ],
  '/Mobile/Shop/CreateUpgradeUserLevelOrder': [
    'request-malformed', 'sign-in-needed', 'foreign-page', 'not-found', 'body-too-large', 'media-type-unknown',
    'opid-reused', 'too-many-requests', 'storage-nearly-full', 'busy', 'user-unknown', 'level-not-for-sale',
    'level-lower',
  ],
  '/Mobile/Shop/QueryUpgradeUserLevelOrderStatus': [
    'request-malformed', 'sign-in-needed', 'not-found', 'body-too-large', 'media-type-unknown', 'too-many-requests',
    'busy',
  ],
  '/Mobile/Shop/GetMerchantProdList': [
    'request-malformed', 'not-found', 'body-too-large', 'media-type-unknown', 'too-many-requests', 'busy',
  ],
  '/Mobile/Shop/GetProdCataList': [
    'request-malformed', 'not-found', 'body-too-large', 'media-type-unknown', 'too-many-requests', 'busy',
  ],
  '/Mobile/Shop/GetProdInfoByID': [
    'request-malformed', 'not-found', 'body-too-large', 'media-type-unknown', 'too-many-requests', 'busy',
  ],
  '/Mobile/Shop/GetDIYThemeList': [
    'request-malformed', 'not-found', 'body-too-large', 'media-type-unknown', 'too-many-requests', 'busy',
  ],
  '/Mobile/Shop/getThemeCataList': [
    'request-malformed', 'not-found', 'body-too-large', 'media-type-unknown', 'too-many-requests', 'busy',
  ],
  '/Manager/Index/GetDIYThemeInfo': [
    'request-malformed', 'not-found', 'body-too-large', 'media-type-unknown', 'too-many-requests', 'busy',
  ],
  '/Mobile/Shop/GetDIYThemePhotoCount': [
    'request-malformed', 'not-found', 'body-too-large', 'media-type-unknown', 'too-many-requests', 'busy',
  ],
  '/Mobile/Shop/GetAlbumTplList': [
    'request-malformed', 'not-found', 'body-too-large', 'media-type-unknown', 'too-many-requests', 'busy',
  ],
  '/Mobile/Shop/CreateAlbum': [
    'request-malformed', 'sign-in-needed', 'foreign-page', 'not-found', 'body-too-large', 'media-type-unknown',
    'opid-reused', 'too-many-requests', 'storage-nearly-full', 'busy', 'album-name-too-long', 'album-name-empty',
    'group-text-too-long', 'photo-not-stored', 'photo-in-two-groups', 'too-many-photos', 'too-many-albums',
  ],
  '/Mobile/Shop/SaveAlbum': [
    'request-malformed', 'sign-in-needed', 'foreign-page', 'not-found', 'body-too-large', 'media-type-unknown',
    'opid-reused', 'too-many-requests', 'storage-nearly-full', 'busy', 'album-stale', 'album-name-too-long',
    'album-name-empty', 'group-text-too-long', 'photo-not-stored', 'photo-in-two-groups', 'too-many-photos',
  ],
  '/Mobile/Shop/DeleteUserAlbum': [
    'request-malformed', 'sign-in-needed', 'foreign-page', 'not-found', 'body-too-large', 'media-type-unknown',
    'opid-reused', 'too-many-requests', 'storage-nearly-full', 'busy', 'album-in-order',
  ],
  '/Mobile/Shop/GetAlbumInfo': [
    'request-malformed', 'not-found', 'body-too-large', 'media-type-unknown', 'too-many-requests', 'busy',
  ],
  '/Mobile/Shop/GetAlbumLastUpdateTime': [
    'request-malformed', 'not-found', 'body-too-large', 'media-type-unknown', 'too-many-requests', 'busy',
  ],
  '/Mobile/Shop/GetUserAlbumList': [
    'request-malformed', 'sign-in-needed', 'not-found', 'body-too-large', 'media-type-unknown', 'too-many-requests',
    'busy',
  ],
  '/Mobile/Shop/SetAlbumShareType': [
    'request-malformed', 'sign-in-needed', 'foreign-page', 'not-found', 'body-too-large', 'media-type-unknown',
    'opid-reused', 'too-many-requests', 'storage-nearly-full', 'busy',
  ],
  '/Mobile/Shop/OpenSharedAlbum': [
    'request-malformed', 'foreign-page', 'not-found', 'body-too-large', 'media-type-unknown', 'too-many-requests',
    'storage-nearly-full', 'busy',
  ],
  '/Api/Qiniu/GetTokenByMchID': [
    'request-malformed', 'sign-in-needed', 'foreign-page', 'not-found', 'body-too-large', 'media-type-unknown',
    'opid-reused', 'too-many-requests', 'storage-nearly-full', 'busy', 'photo-too-small', 'photo-too-large',
    'photo-name-duplicate',
  ],
  '/Api/Aws/CreateThumbnail': [
    'request-malformed', 'sign-in-needed', 'foreign-page', 'not-found', 'body-too-large', 'media-type-unknown',
    'too-many-requests', 'storage-nearly-full', 'busy', 'photo-too-small', 'photo-too-large', 'photo-not-a-picture',
    'photo-not-uploaded',
  ],
  '/Api/Aws/GetConfigByMchID': [
    'request-malformed', 'sign-in-needed', 'foreign-page', 'not-found', 'body-too-large', 'media-type-unknown',
    'too-many-requests', 'storage-nearly-full', 'busy', 'upload-ticket-off',
  ],
  '/Api/Qiniu/FetchWechatFile': [
    'request-malformed', 'sign-in-needed', 'foreign-page', 'not-found', 'body-too-large', 'media-type-unknown',
    'too-many-requests', 'storage-nearly-full', 'busy', 'photo-too-small', 'photo-too-large', 'photo-not-a-picture',
    'messenger-not-configured', 'messenger-photo-gone', 'messenger-away',
  ],
  '/Api/Qiniu/Matting': [
    'request-malformed', 'sign-in-needed', 'foreign-page', 'not-found', 'body-too-large', 'media-type-unknown',
    'too-many-requests', 'storage-nearly-full', 'busy', 'matting-not-configured', 'matting-not-possible',
    'matting-away',
  ],
  '/Mobile/Shop/CreatePreview': [
    'request-malformed', 'sign-in-needed', 'foreign-page', 'not-found', 'body-too-large', 'media-type-unknown',
    'opid-reused', 'too-many-requests', 'storage-nearly-full', 'busy', 'too-few-photos', 'page-count-not-allowed',
    'calendar-not-valid', 'theme-without-calendar', 'too-few-cover-photos', 'too-many-cover-photos',
    'album-without-template', 'product-not-designable', 'product-soon', 'product-off-shelf', 'name-missing',
    'name-too-long', 'too-many-ordered-photos',
  ],
  '/Mobile/Shop/OpenPreview': [
    'request-malformed', 'sign-in-needed', 'not-found', 'body-too-large', 'media-type-unknown', 'too-many-requests',
    'busy',
  ],
  '/Mobile/Shop/QueryPreviewStatus': [
    'request-malformed', 'sign-in-needed', 'not-found', 'body-too-large', 'media-type-unknown', 'too-many-requests',
    'busy',
  ],
  '/Mobile/Shop/EditPreview': [
    'request-malformed', 'sign-in-needed', 'foreign-page', 'not-found', 'body-too-large', 'media-type-unknown',
    'opid-reused', 'too-many-requests', 'storage-nearly-full', 'busy', 'preview-error-1', 'preview-error-2',
    'preview-error-3', 'preview-error-4', 'preview-error-5', 'preview-error-6', 'preview-error-7', 'preview-error-8',
    'preview-error-91', 'preview-error-92', 'preview-error-93', 'preview-error-10', 'preview-error-11',
    'preview-error-51', 'design-stale', 'name-missing', 'name-too-long',
  ],
  '/Mobile/Shop/ShufflePreview': [
    'request-malformed', 'sign-in-needed', 'foreign-page', 'not-found', 'body-too-large', 'media-type-unknown',
    'opid-reused', 'too-many-requests', 'storage-nearly-full', 'busy', 'preview-error-1', 'preview-error-2',
    'preview-error-3', 'preview-error-4', 'preview-error-5', 'preview-error-6', 'preview-error-7', 'preview-error-8',
    'preview-error-91', 'preview-error-92', 'preview-error-93', 'preview-error-10', 'preview-error-11',
    'preview-error-51', 'design-stale', 'name-missing', 'name-too-long',
  ],
  '/Mobile/Shop/QueryUserPreviewTaskID': [
    'request-malformed', 'sign-in-needed', 'not-found', 'body-too-large', 'media-type-unknown', 'too-many-requests',
    'busy',
  ],
  '/Mobile/Shop/CalPrice': [
    'request-malformed', 'sign-in-needed', 'not-found', 'body-too-large', 'media-type-unknown', 'too-many-requests',
    'busy', 'attribute-missing', 'attribute-unknown', 'quantity-not-possible', 'package-incomplete', 'order-not-paid',
    'order-closed',
  ],
  '/Mobile/Shop/GetPromoListByUID': [
    'request-malformed', 'sign-in-needed', 'not-found', 'body-too-large', 'media-type-unknown', 'too-many-requests',
    'busy',
  ],
  '/Mobile/Shop/GetPromoInfoByCode': [
    'request-malformed', 'sign-in-needed', 'not-found', 'body-too-large', 'media-type-unknown', 'too-many-requests',
    'busy', 'coupon-unknown',
  ],
  '/Mobile/Shop/BindPromo': [
    'request-malformed', 'sign-in-needed', 'foreign-page', 'not-found', 'body-too-large', 'media-type-unknown',
    'opid-reused', 'too-many-requests', 'storage-nearly-full', 'busy', 'coupon-unknown', 'coupon-taken',
  ],
  '/Mobile/Shop/CreateOrder': [
    'request-malformed', 'sign-in-needed', 'foreign-page', 'not-found', 'body-too-large', 'media-type-unknown',
    'opid-reused', 'too-many-requests', 'storage-nearly-full', 'busy', 'phone-invalid', 'photo-not-stored',
    'too-few-photos', 'product-not-designable', 'product-soon', 'product-off-shelf', 'price-changed',
    'attribute-missing', 'attribute-unknown', 'quantity-not-possible', 'design-changed', 'cover-blank', 'slot-blank',
    'page-blank', 'pages-not-possible', 'frame-without-photo', 'frame-without-size', 'photo-too-soft', 'text-near-edge',
    'text-not-whole', 'character-not-printable', 'photo-placed-twice', 'name-missing', 'name-too-long',
    'recvphone-invalid', 'region-missing', 'street-missing', 'street-too-long', 'pickup-unknown', 'coupon-undecided',
    'coupon-not-possible', 'package-incomplete', 'too-many-ordered-photos', 'design-ordered',
  ],
  '/Mobile/Shop/CreateOrderFromOrderID': [
    'request-malformed', 'sign-in-needed', 'foreign-page', 'not-found', 'body-too-large', 'media-type-unknown',
    'opid-reused', 'too-many-requests', 'storage-nearly-full', 'busy', 'photo-not-stored', 'too-few-photos',
    'product-not-designable', 'product-soon', 'product-off-shelf', 'price-changed', 'attribute-missing',
    'attribute-unknown', 'quantity-not-possible', 'design-changed', 'cover-blank', 'slot-blank', 'page-blank',
    'pages-not-possible', 'frame-without-photo', 'frame-without-size', 'photo-too-soft', 'text-near-edge',
    'text-not-whole', 'character-not-printable', 'photo-placed-twice', 'coupon-undecided', 'coupon-not-possible',
    'package-incomplete', 'too-many-ordered-photos', 'order-not-paid', 'order-closed', 'design-ordered',
  ],
  '/Mobile/Shop/CreatePackageOrder': [
    'request-malformed', 'sign-in-needed', 'foreign-page', 'not-found', 'body-too-large', 'media-type-unknown',
    'opid-reused', 'too-many-requests', 'storage-nearly-full', 'busy', 'phone-invalid', 'photo-not-stored',
    'too-few-photos', 'product-not-designable', 'product-soon', 'product-off-shelf', 'price-changed',
    'attribute-missing', 'attribute-unknown', 'quantity-not-possible', 'design-changed', 'cover-blank', 'slot-blank',
    'page-blank', 'pages-not-possible', 'frame-without-photo', 'frame-without-size', 'photo-too-soft', 'text-near-edge',
    'text-not-whole', 'character-not-printable', 'photo-placed-twice', 'name-missing', 'name-too-long',
    'recvphone-invalid', 'region-missing', 'street-missing', 'street-too-long', 'pickup-unknown', 'coupon-undecided',
    'coupon-not-possible', 'package-incomplete', 'too-many-ordered-photos', 'order-not-paid', 'order-closed',
    'design-ordered',
  ],
  '/Mobile/Shop/ReUpdateOrderInfo': [
    'request-malformed', 'sign-in-needed', 'foreign-page', 'not-found', 'body-too-large', 'media-type-unknown',
    'opid-reused', 'too-many-requests', 'storage-nearly-full', 'busy', 'photo-not-stored', 'too-few-photos',
    'product-not-designable', 'product-soon', 'product-off-shelf', 'design-changed', 'cover-blank', 'slot-blank',
    'page-blank', 'pages-not-possible', 'frame-without-photo', 'frame-without-size', 'photo-too-soft', 'text-near-edge',
    'text-not-whole', 'character-not-printable', 'photo-placed-twice', 'product-changed', 'upload-closed', 'link-ended',
    'order-number-wrong', 'too-many-ordered-photos', 'more-volumes-needed', 'too-many-volumes', 'pages-beyond-paid',
    'nothing-to-hand-in', 'order-not-paid', 'order-closed',
  ],
  '/Mobile/Shop/GetUserOrderList': [
    'request-malformed', 'sign-in-needed', 'not-found', 'body-too-large', 'media-type-unknown', 'too-many-requests',
    'busy',
  ],
  '/Mobile/Shop/GetOrderInfo': [
    'request-malformed', 'sign-in-needed', 'not-found', 'body-too-large', 'media-type-unknown', 'too-many-requests',
    'busy',
  ],
  '/Mobile/Shop/GetOuttradeOrderInfo': [
    'request-malformed', 'not-found', 'body-too-large', 'media-type-unknown', 'too-many-requests', 'busy',
    'order-number-wrong', 'order-number-empty',
  ],
  '/Mobile/Shop/GetReUploadOrderInfo': [
    'request-malformed', 'sign-in-needed', 'not-found', 'body-too-large', 'media-type-unknown', 'too-many-requests',
    'busy', 'link-ended',
  ],
}
