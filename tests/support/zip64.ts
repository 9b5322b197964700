const bits32 = 0xffffffff;

/** A zip of stored parts whose directory has all sizes and places in extra fields of 64 bits. */
export const toZip64 = (parts: Readonly<Record<string, Uint8Array>>): Uint8Array => {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, part] of Object.entries(parts)) {
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt32LE(part.length, 18);
    local.writeUInt32LE(part.length, 22);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    for (const place of [20, 24, 42]) entry.writeUInt32LE(bits32, place);
    entry.writeUInt16LE(name.length, 28);
    const extra = Buffer.alloc(4 + 3 * 8);
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(3 * 8, 2);
    extra.writeBigUInt64LE(BigInt(part.length), 4);
    extra.writeBigUInt64LE(BigInt(part.length), 12);
    extra.writeBigUInt64LE(BigInt(offset), 20);
    entry.writeUInt16LE(extra.length, 30);
    directory.push(entry, Buffer.from(name), extra);
    locals.push(local, Buffer.from(name), Buffer.from(part));
    offset += local.length + name.length + part.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.length / 3, 10);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, ...directory, end]);
};
