export { createWorkerFilms, type FilmLimits } from './worker-films.ts'
