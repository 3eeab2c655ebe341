/** Whether this address was opened by the link of a sign-in mail; needs nothing of the service. */
export function isEmailLink(url: string): boolean {
  const { searchParams } = new URL(url)
  return searchParams.get('mode') === 'signIn' && searchParams.has('oobCode')
}
