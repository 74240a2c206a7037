/** How a user came into being: what he signs in with. */
export type LoginType = 'phone' | 'email' | 'wechat' | 'douyin'
