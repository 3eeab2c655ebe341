export { returnIds, returnsWorld } from './returns-world.fixture.ts'
