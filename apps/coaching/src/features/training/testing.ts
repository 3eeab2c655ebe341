export { stillVideoUrl } from './runner/video-session.fixture.ts'
export { sampleExercices } from './samples/exercices.ts'
export { drawFigure, type Figure, type Pose } from './samples/figure.ts'
export * as poses from './samples/poses.ts'
