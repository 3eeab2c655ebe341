/**
 * Creates the path function of a screen. Given a team's id, the path leads to the same screen,
 * restricted to that team.
 */
const scoped = (screen: string) => (teamId: string | null) =>
  teamId === null ? `/${screen}` : `/team/${encodeURIComponent(teamId)}/${screen}`

/** Creates the path function of a screen on which the form of one entry is open. */
const editing = (screen: string) => (teamId: string | null, id: string) =>
  `${scoped(screen)(teamId)}?edit=${encodeURIComponent(id)}`

export const paths = {
  landing: '/',
  signIn: '/auth/sign-in',
  ownOrganisation: '/auth/own-organisation',
  userOnboarding: '/auth/onboarding',
  wizard: '/create-signature-company',
  home: '/home',
  profile: '/profile',
  linkedAccounts: '/linked-accounts',
  // The token is in the fragment, so that it does not appear in server logs.
  linkedAccountsOf: (token: string) => `/linked-accounts#link=${encodeURIComponent(token)}`,
  unauthorized: '/unauthorized',
  teams: '/teams',
  billing: '/billing',
  audit: '/audit',
  team: (id: string) => `/team/${encodeURIComponent(id)}`,
  deploy: scoped('deploy'),
  signatures: scoped('signatures'),
  newSignature: scoped('signatures/new'),
  users: scoped('users'),
  user: editing('users'),
  banners: scoped('banners'),
  banner: editing('banners'),
  signature: (teamId: string | null, id: string) =>
    scoped(`signature/${encodeURIComponent(id)}`)(teamId),
  install: (installKey: string) => `/user/${encodeURIComponent(installKey)}/install-email`,
}

/** Returns the token in the fragment of an address from `linkedAccountsOf`; null if it has none. */
export const linkToken = (hash: string): string | null =>
  new URLSearchParams(hash.replace(/^#/, '')).get('link') || null
