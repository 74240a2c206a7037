/** A mistake that somebody could make, and the check that finds it. */
export interface Defect {
  readonly what: string
  readonly file: string
  readonly from: string
  readonly to: string
  readonly project: 'unit' | 'contract'
  /** A test file, or the beginning of its path. */
  readonly check: string
}

export const DEFECTS: readonly Defect[] = [
  {
    what: 'an empty field by an inherited name is looked up as a field',
    file: 'domain/calls/request-shape.ts',
    from: '(Object.hasOwn(fields, name) ? fields[name] : undefined)',
    to: 'fields[name]',
    ...{ project: 'unit', check: 'domain/calls/request-shape.test.ts' },
  },
  {
    what: 'text that no database keeps is let in',
    file: 'server/http/register-call.ts',
    from: '!isKeepable(value)',
    to: 'false && !isKeepable(value)',
    ...{ project: 'contract', check: 'tests/contract/shop/hostile-text' },
  },
  {
    what: 'the document forgets that the console wants a sign-in',
    file: 'server/http/open-api.ts',
    from: 'needsSession(policy) || staffRolesOf(policy) ? ([',
    to: 'needsSession(policy) ? ([',
    ...{ project: 'contract', check: 'tests/fuzz/calls' },
  },
  {
    what: 'a pattern of the wire leans on a flag',
    file: 'domain/fields.ts',
    from: '/^#[0-9a-fA-F]{6}$/',
    to: '/^#[0-9a-f]{6}$/i',
    ...{ project: 'contract', check: 'tests/fuzz/calls' },
  },
  {
    what: 'a fault of the shop is logged with what was asked',
    file: 'server/base/error-for-log.ts',
    from: 'error instanceof DrizzleQueryError ?',
    to: "error instanceof DrizzleQueryError && error.message === '' ?",
    ...{ project: 'unit', check: 'server/base/error-for-log.test.ts' },
  },
  {
    what: 'every picture may take 3 GB',
    file: 'server/photos/decode/memory-for.ts',
    from: 'const ALWAYS = 512 * MB',
    to: 'const ALWAYS = 3000 * MB',
    ...{ project: 'unit', check: 'server/photos/decode/memory-for.test.ts' },
  },
  {
    what: 'a small JPEG may state any size',
    file: 'domain/photo/read-header.ts',
    from: 'file.length * BLOCK_PIXELS * 8',
    to: 'file.length * BLOCK_PIXELS * 8e9',
    ...{ project: 'unit', check: 'domain/photo/read-header.test.ts' },
  },
  {
    what: 'a JPEG that ends early is printed half grey',
    file: 'server/photos/decode/decode-picture.ts',
    from: 'if (CUT.test(words))',
    to: 'if (CUT.test(words) && blemished)',
    ...{ project: 'contract', check: 'server/photos/decode-photo.contract.test.ts' },
  },
  {
    what: 'a redirect follows a path that begins with two slashes',
    file: 'domain/navigation/safe-redirect.ts',
    from: "url.pathname.startsWith('//') ? undefined : ",
    to: '',
    ...{ project: 'unit', check: 'domain/navigation/safe-redirect.test.ts' },
  },
  {
    what: 'any host of https is led to',
    file: 'domain/navigation/safe-redirect.ts',
    from: 'allow.some((place) => leadsTo(url, place))',
    to: 'url.protocol',
    ...{ project: 'contract', check: 'tests/fuzz/addresses' },
  },
  {
    what: 'the messenger’s way back believes the address as it was sent',
    file: 'server/pages/messenger/messenger-oauth.ts',
    from: "(wanted && safeRedirect(wanted, { origin: origins[0] ?? '', allow: places }))",
    to: "(wanted && (safeRedirect(wanted, { origin: origins[0] ?? '', allow: places }) || wanted))",
    ...{ project: 'contract', check: 'tests/contract/accounts/account-messenger' },
  },
  {
    what: 'the key of one change does another as well',
    file: 'server/http/envelope.ts',
    from: "first.contentHash === contentHash ? first.reply : refuse('opid-reused')",
    to: 'first.reply',
    ...{ project: 'contract', check: 'tests/contract/shop/http' },
  },
  {
    what: 'a refusal is not remembered under its key',
    file: 'server/http/envelope.ts',
    from: "answer.kind === 'refused' && !replayed && sameFor === undefined",
    to: 'false',
    ...{ project: 'contract', check: 'tests/contract/shop/envelope.contract' },
  },
  {
    what: 'the figures of the shop are told to everybody',
    file: 'server/http/health.ts',
    from: 'return wanted.length === given.length && timingSafeEqual(wanted, given)',
    to: 'return wanted.length >= 0 || timingSafeEqual(wanted, given)',
    ...{ project: 'contract', check: 'tests/fuzz/calls' },
  },
  {
    what: 'a damaged original is printed',
    file: 'server/print/cell-store.ts',
    from: 'if (source.fileSha256 !== undefined && (await',
    to: 'if (source.fileSha256 === undefined && (await',
    ...{ project: 'unit', check: 'server/print/cell-store.test.ts' },
  },
  {
    what: 'a paid order is cancelled as if it were not paid',
    file: 'domain/order/order-state.ts',
    from: "{ from: 'awaiting-pay', event: 'cancel', to: 'cancelled' }",
    to: "{ from: 'in-production', event: 'cancel', to: 'cancelled' }",
    ...{ project: 'unit', check: 'domain/order/order-state.test.ts' },
  },
  {
    what: 'a coupon counts below its minimum',
    file: 'domain/coupon/misfit.ts',
    from: 'counted < coupon.minimum',
    to: 'counted < 0',
    ...{ project: 'unit', check: 'domain/coupon/misfit.test.ts' },
  },
  {
    what: 'pages of the shop stand in anybody’s frame',
    file: 'server/http/security-headers.ts',
    from: '"\'self\'" : "\'none\'"',
    to: "\"'self'\" : '*'",
    ...{ project: 'unit', check: 'server/http/security-headers.test.ts' },
  },
  {
    what: 'ids of things come from fewer letters',
    file: 'server/base/tokens.ts',
    from: '(pool.bytes[pool.used] ?? 0) & 63',
    to: '(pool.bytes[pool.used] ?? 0) & 7',
    ...{ project: 'unit', check: 'server/base/tokens.test.ts' },
  },
  {
    what: 'a session is kept in the database as it is',
    file: 'server/base/tokens.ts',
    from: "return createHash('sha256').update(token).digest('base64url')",
    to: "return createHash('sha256').update(token).digest('base64url') && token",
    ...{ project: 'unit', check: 'server/base/tokens.test.ts' },
  },
  {
    what: 'a clerk is let in where only the owner is',
    file: 'server/ports/policy.ts',
    from: "'shop-owner': ['staff-owner'],",
    to: "'shop-owner': ['staff-owner', 'staff-clerk'],",
    ...{ project: 'contract', check: 'tests/contract/accounts/authorisation.contract' },
  },
]
