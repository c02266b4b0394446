import sharp from 'sharp';

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const cardSvg = (
  idNumber: string,
): string => `<svg xmlns="http://www.w3.org/2000/svg" width="856" height="540">
<rect width="856" height="540" rx="28" fill="#cfe4ea"/><rect x="24" y="24" width="808" height="84" rx="12" fill="#115e59"/>
<text x="428" y="80" font-family="sans-serif" font-size="36" fill="#fff" text-anchor="middle">KARTU CONTOH · SPECIMEN</text>
<text x="48" y="176" font-family="sans-serif" font-size="34" fill="#0f172a">No. ${escape(idNumber)}</text>
<text x="48" y="240" font-family="sans-serif" font-size="28" fill="#0f172a">Nama: BUDI SANTOSO</text>
<text x="48" y="292" font-family="sans-serif" font-size="28" fill="#0f172a">Lahir: 17-05-1990</text>
<text x="48" y="344" font-family="sans-serif" font-size="28" fill="#0f172a">Alamat: JL. PAYUNG NO. 1</text>
<rect x="620" y="150" width="188" height="250" rx="12" fill="#f8fafc"/><circle cx="714" cy="240" r="48" fill="#76859b"/>
<path d="M634 400a80 90 0 0 1 160 0z" fill="#76859b"/>
<text x="428" y="480" font-family="sans-serif" font-size="24" fill="#475569" text-anchor="middle">Bukan kartu identitas · Not an identity card</text>
</svg>`;

/** A card that nobody can mistake for a real one. */
export const drawSampleCard = (idNumber: string): Promise<Buffer> =>
  sharp(Buffer.from(cardSvg(idNumber)))
    .png()
    .toBuffer();
