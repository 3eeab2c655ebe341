export { stillVideoUrl } from './runner/video-session.fixture.ts'
export { sampleExercices } from './samples/exercices.ts'
