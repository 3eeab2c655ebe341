export { startEmbed } from './start-embed.ts'
