/** The addresses of the coaching admin. */
export const paths = {
  start: '/',
  signIn: '/auth/sign-in',
  home: '/home',
  unauthorized: '/unauthorized',
  coaches: '/coachs',
  invite: '/coach/invite',
  coach: (id: string) => `/coach/${encodeURIComponent(id)}`,
  tags: '/database/tags',
  equipments: '/database/equipments',
}
