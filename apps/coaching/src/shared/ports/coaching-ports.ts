import type { FollowedTable } from '@org/api/client'
import { type Environment, useEnvironment, useLive } from '@org/app-kit'
import type { CoachingPorts } from '@org/data'

/** Returns the ports that the product’s `openPorts` has put into a saga's environment. */
export const coachingPorts = ({ ports }: Pick<Environment, 'ports'>) => ports as CoachingPorts

/** Returns the ports, which act with the rights of the signed-in user. */
export const useCoachingPorts = (): CoachingPorts => coachingPorts(useEnvironment())

/**
 * Returns the ports for a page that loads its data again when one of these tables changes; see
 * `useLive`.
 */
export const useLivePorts = (...tables: readonly FollowedTable[]): CoachingPorts =>
  useLive(useCoachingPorts(), tables)
