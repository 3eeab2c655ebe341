import { lazyPart } from '@org/app-kit/public'

/** The members of an opened team, whose code loads once the page is quiet. */
export const TeamPeople = lazyPart(async () => (await import('./team-people.tsx')).TeamPeople)
