/** So many characters at least, and at most: a longer one would only keep the server busy (safety 3.36). */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const

export type PasswordRefusal = 'password-empty' | 'password-length' | 'passwords-differ'

/** What is wrong with a new password that was typed twice (B§5 registration messages); nothing when it can be kept. */
export function newPasswordRefusal(password: string, again: string): PasswordRefusal | undefined {
  if (password === '') {
    return 'password-empty'
  }
  const length = [...password].length
  if (length < PASSWORD_LENGTH.min || length > PASSWORD_LENGTH.max) {
    return 'password-length'
  }
  return password === again ? undefined : 'passwords-differ'
}
