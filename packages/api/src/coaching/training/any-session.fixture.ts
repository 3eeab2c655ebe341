import fc from 'fast-check'
import { bloc, counted, session, timed } from './session.fixture.ts'

const blocExercice = fc
  .record({
    isTimed: fc.boolean(),
    seconds: fc.integer({ min: 1, max: 90 }),
    rest: fc.boolean(),
    restSeconds: fc.nat(20),
  })
  .map(({ isTimed, seconds, ...overrides }) =>
    isTimed ? timed('A', seconds, overrides) : counted('A', 8, overrides),
  )

const anyBloc = fc
  .tuple(fc.array(blocExercice, { maxLength: 4 }), fc.integer({ min: 1, max: 4 }))
  .map(([exercices, volume]) => bloc(exercices, volume))

/** Sessions of timed and counted exercises, with and without rests; some are empty. */
export const anySession = fc.array(anyBloc, { maxLength: 4 }).map((blocs) => session(...blocs))
