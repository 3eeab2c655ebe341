export { codes, countIds, countsWorld } from './counts-world.fixture.ts'
