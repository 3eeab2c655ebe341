export { ProductStory, productStory } from './product-story.tsx'
export { type OpenedPage, openPage } from './open-page.tsx'
export { publicStory } from './public-story.tsx'
export {
  type ApiOptions,
  createWorld,
  storyTime,
  type SeenRequest,
  type StoryWorld,
} from './story-world.ts'
export { startStoryClock } from './story-clock.ts'
export { refusing, slow } from './answers.ts'
export { createTestApp, type TestAppOptions } from './test-app.ts'
export { worldOf } from './with-api.ts'
export { demoIds, demoSeed } from '@org/api/memory'
export { memoryStorage } from './memory-storage.ts'
export { memoryTabs } from '../session/session-storage.ts'
export { toStoredDraft } from '../unsaved-work/form-draft.ts'
