import { areaList } from '@vant/area-data'
import { expect, test } from 'vitest'
import { pastedAddress } from './pasted-address.ts'
import { regionsOf } from './region.ts'

const REGIONS = regionsOf(areaList)
const fieldsOf = (text: string) => Object.values(pastedAddress(text, REGIONS))

const NANSHAN = ['广东省', '深圳市', '南山区']

test.each([
  ['张三 13800138000 广东省深圳市南山区科技园 1 号楼 502', ['张三', '13800138000', ...NANSHAN, '科技园 1 号楼 502']],
  ['广东深圳南山科技园1号 张三 138-0013-8000', ['张三', '13800138000', ...NANSHAN, '科技园1号']],
  [
    '收件人：欧阳小雨\n手机号码：+86 139 0000 1111\n所在地区：浙江省杭州市西湖区\n详细地址：文三路 100 号 3 幢 501',
    ['欧阳小雨', '13900001111', '浙江省', '杭州市', '西湖区', '文三路 100 号 3 幢 501'],
  ],
  [
    '北京市朝阳区建国路 88 号，李雷，15011112222，100022',
    ['李雷', '15011112222', '北京市', '北京市', '朝阳区', '建国路 88 号'],
  ],
  ['深圳市南山区科技园1号 13800138000', ['', '13800138000', ...NANSHAN, '科技园1号']],
  ['湖北省仙桃市沔街大道 9 号 王 13712345678', ['', '13712345678', '湖北省', '仙桃市', '', '沔街大道 9 号 王']],
  ['Anna Lee +49 170 1234567, 5 Rosenweg, Berlin', ['Anna Lee', '+491701234567', '', '', '', '5 Rosenweg Berlin']],
  ['13800138000', ['', '13800138000', '', '', '', '']],
  ['', ['', '', '', '', '', '']],
])('an address that is pasted whole: %s', (text, fields) => {
  expect(fieldsOf(text)).toEqual(fields)
})
