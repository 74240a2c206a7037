import type { PlaceFault } from '../order/abroad/country-form.ts'
import type { AddressRefusal } from '../order/address.ts'
import type { Refusal } from './refusal.ts'

/** Refusals of whom an order is sent to. Codes 311x and 318x. The phone says them too, beside their fields. */
export const RECEIVER_REFUSALS = {
  'name-missing': {
    code: 3111,
    sentence: {
      'zh-Hans': '请填写收件人姓名。',
      en: 'Please enter the recipient’s name.',
      'zh-Hant': '請填寫收件人姓名。',
    },
  },
  'name-too-long': {
    code: 3112,
    sentence: {
      'zh-Hans': '收件人姓名太长了。',
      en: 'The recipient’s name is too long.',
      'zh-Hant': '收件人姓名太長了。',
    },
  },
  'recvphone-invalid': {
    code: 3113,
    sentence: {
      'zh-Hans': '收件人电话不正确。',
      en: 'The recipient’s phone number isn’t valid.',
      'zh-Hant': '收件人電話不正確。',
    },
  },
  'region-missing': {
    code: 3114,
    sentence: {
      'zh-Hans': '请选择省、市、区。',
      en: 'Please choose province, city and district.',
      'zh-Hant': '請選擇省、市、區。',
    },
  },
  'street-missing': {
    code: 3115,
    sentence: {
      'zh-Hans': '请填写详细地址。',
      en: 'Please enter street and house number.',
      'zh-Hant': '請填寫詳細地址。',
    },
  },
  'street-too-long': {
    code: 3116,
    sentence: { 'zh-Hans': '详细地址太长了。', en: 'The street address is too long.', 'zh-Hant': '詳細地址太長了。' },
  },
  'country-not-delivered': {
    code: 3181,
    sentence: {
      'zh-Hans': '这家店不送到{country}。',
      en: 'This shop does not deliver to {country}.',
      'zh-Hant': '這家店不送到{country}。',
    },
  },
  'place-missing': {
    code: 3182,
    sentence: {
      'zh-Hans': '那里的地址还需要填写这一项。',
      en: 'Addresses there need this too.',
      'zh-Hant': '那裡的地址還需要填寫這一項。',
    },
  },
  'postcode-missing': {
    code: 3183,
    sentence: { 'zh-Hans': '请填写邮编。', en: 'Please enter the postcode.', 'zh-Hant': '請填寫郵遞區號。' },
  },
  'postcode-wrong': {
    code: 3184,
    sentence: {
      'zh-Hans': '这个邮编和地区不符。',
      en: 'This postcode does not exist there.',
      'zh-Hant': '這個郵遞區號和地區不符。',
    },
  },
} as const satisfies Record<AddressRefusal | PlaceFault | 'country-not-delivered', Refusal>
