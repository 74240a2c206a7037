import { expect, test } from 'vitest'
import { loginAddress, takeLoginFault } from './login-address.ts'

test('A§2 login: who comes back without being signed in still knows where he was going', () => {
  const fault = 'messenger-verification-failed'
  expect([
    loginAddress('/emall/app/#/theme_list?pid=p1&aid=a1', fault),
    loginAddress('/emall/app/#/index', fault),
    loginAddress('/emall/app/#/login?nt=pay_index', fault),
    loginAddress('/emall/app/', fault),
  ]).toEqual([
    '/emall/app/#/login?pid=p1&aid=a1&nt=theme_list&fault=messenger-verification-failed',
    '/emall/app/#/login?nt=index&fault=messenger-verification-failed',
    '/emall/app/#/login?nt=pay_index&fault=messenger-verification-failed',
    '/emall/app/#/login?fault=messenger-verification-failed',
  ])
})

test('the fault is taken out of the query; one that nobody knows is none', () => {
  expect([takeLoginFault({ nt: 'index', fault: 'user-unknown' }), takeLoginFault({ fault: '<b>' })]).toEqual([
    { fault: 'user-unknown', query: { nt: 'index' } },
    { fault: null, query: {} },
  ])
})
