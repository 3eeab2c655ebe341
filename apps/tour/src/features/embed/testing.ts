export { fillWithCover } from './cover-document.fixture.ts'
