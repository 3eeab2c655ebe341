/** Address and code of the sign-in link, which stand in its fragment: `#email=…&code=…`. */
export function readLink(hash: string): { email: string; code: string } | null {
  const values = new URLSearchParams(hash.replace(/^#/, ''))
  const email = values.get('email')
  const code = values.get('code')
  return email && code ? { email, code } : null
}
