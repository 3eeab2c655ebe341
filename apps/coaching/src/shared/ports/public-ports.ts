import { usePageEnvironment } from '@org/app-kit/public'
import type { CoachingPorts } from '@org/data'

/** The ports of pages that work without the Redux store. */
export type PublicPorts = Pick<CoachingPorts, 'trainingSessions'>

/** Returns the ports of a page that may work without the Redux store. */
export const usePublicPorts = (): PublicPorts => usePageEnvironment().ports as PublicPorts
