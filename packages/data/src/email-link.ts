/** Whether this address was opened by the link of a sign-in mail; does not need the service. */
export function isEmailLink(url: string): boolean {
  const { searchParams } = new URL(url)
  return searchParams.get('mode') === 'signIn' && searchParams.has('oobCode')
}
