import { lazyPage } from '#shared/lazy-page.tsx'

export const MemberHome = lazyPage(async () => (await import('./member-home.tsx')).MemberHome)
