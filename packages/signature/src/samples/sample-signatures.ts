import type { SignatureData } from '../model/signature-data.ts'
import { atelierLumen } from './atelier-lumen.ts'
import { galerieNova, maisonVerdier, rivoal } from './other-samples.ts'

/** Realistic signatures, one for each layout. */
export const sampleSignatures: readonly SignatureData[] = [
  atelierLumen,
  maisonVerdier,
  rivoal,
  galerieNova,
]
