import { startEmbed } from '#features/embed'

startEmbed()
