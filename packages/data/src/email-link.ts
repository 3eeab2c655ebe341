/** Whether this URL was opened from a sign-in mail. Does not contact the identity service. */
export function isEmailLink(url: string): boolean {
  const { searchParams } = new URL(url)
  return searchParams.get('mode') === 'signIn' && searchParams.has('oobCode')
}
