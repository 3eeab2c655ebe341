/** Addresses of the product. With a team they lead to the same screen held to that team. */
const scoped = (screen: string) => (teamId: string | null) =>
  teamId === null ? `/${screen}` : `/team/${encodeURIComponent(teamId)}/${screen}`

export const paths = {
  landing: '/',
  signIn: '/auth/sign-in',
  wizard: '/create-signature-company',
  home: '/home',
  unauthorized: '/unauthorized',
  teams: '/teams',
  billing: '/billing',
  team: (id: string) => `/team/${encodeURIComponent(id)}`,
  deploy: scoped('deploy'),
  signatures: scoped('signatures'),
  newSignature: scoped('signatures/new'),
  users: scoped('users'),
  banners: scoped('banners'),
  signature: (teamId: string | null, id: string) =>
    scoped(`signature/${encodeURIComponent(id)}`)(teamId),
  install: (userId: string, version: string | null) =>
    `/user/${encodeURIComponent(userId)}/install-email` +
    (version === null ? '' : `?signatureversion=${encodeURIComponent(version)}`),
}
