import { type SpecLine, section } from './spec-line.ts'

/** Section 3 of both specifications: entities under their specified names. */
export const ENTITIES: readonly SpecLine[] = [
  ...section('A§3', [
    ['album', 'A§3 album:'],
    ['group', 'A§3 saved album data:'],
    ['photo', 'A§3 photo:'],
    ['cover photo', 'A§3 cover photo:'],
    ['saved album data', 'A§3 saved album data:'],
    ['product', 'A§3 product:'],
    ['frame page', 'A§3 frame page:'],
    ['frame order data', 'A§3 frame order data:'],
    ['order payload', 'A§3 order payload:'],
    ['order item', 'A§3 order item'],
    ['package items', 'A§3 package'],
    ['link order item', 'A§3 link order item:'],
    ['user', 'A§3 user:'],
    ['coupon', 'A§3 coupon:'],
    ['merchant', 'A§3 merchant:'],
    ['factoryConfig.mergerOrder, true by default', 'A§3 mergerOrder'],
    ['theme category and its owners', 'A§3 theme category:'],
  ]),
  ...section('B§3', [
    ['preview task', 'B§3 preview task:'],
    ['preview page and its cells', 'B§3 cellsInfo'],
    ['text item: 0 layout text, 1 title, 2 description', 'texts with their type'],
    ['image cell: url, rt, photo', 'B§3 image cell'],
    ['crop state', 'B§3 crop state'],
    ['order product', 'B§3 order product: its fields'],
    ['upload item', 'A§7 GetTokenByMchID'],
    ['frame data', 'A§3 frame page:'],
    ['user type: id, discount', 'B§3 user type:'],
    ['upload size limit: low and high', 'A§3 merchant:'],
    ['persisted stores: mode, ecommerce, order, product, user', 'B§3 persisted stores: mode'],
    ['defaults of persisted stores: maxRetries 1, discount 1', 'B§3 persisted stores: what cannot be read'],
  ]),
]
