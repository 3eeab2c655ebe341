import { drawingSVG, qrcode } from 'bwip-js/generic'

/** Draws a text as a QR code; returns an SVG image. */
export const drawQrCode = (text: string): string => qrcode({ bcid: 'qrcode', text }, drawingSVG())
