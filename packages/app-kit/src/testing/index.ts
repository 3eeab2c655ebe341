export { ProductStory, productStory, type ProductStoryProps } from './product-story.tsx'
export { createWorld, type ApiOptions, type SeenRequest, type StoryWorld } from './story-world.ts'
export { withApi, worldOf } from './with-api.ts'
export { demoIds, demoSeed } from '@org/api/memory'
