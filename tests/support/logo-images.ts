import { crc32 } from '~/tests/support/crc32';

const decode = (text: string) => new Uint8Array(Buffer.from(text, 'base64'));

/** Real images as editors save them. That of 180 x 60 pixels is transparent; all others have 24 x 12. */
export const logoImages = {
  png: decode(
    'iVBORw0KGgoAAAANSUhEUgAAALQAAAA8CAMAAAD48GC1AAAACVBMVEX////CQQwPFyrYUNLeAAAAAXRSTlMAQObYZgAAASxJREFUaN7t2tEOwiAMBdB6//+jfTC6wdoCE+nF9D4sji1ycGUuGSKZgDx6Eo0cF3O5B8g07EEzhXrYTKC+YY5X74i+ZY5WJ5rbHKtOdKIT/VdovGK1wzyvaECZRWjorcchYxAhaLUfjcCORgcaFGgY46jRcNDiZxYaNvrY70U3zHPRZZfGFS5Hh0A0TuiyWi89Hme+9yQSXfXZg4aKbszDn6PFQEu9XY9GgUY3GuHoWuqjz/drCjS+RYufKWjYaGsiuuiGeSa6vqwN9Ol4BBpQ1UZdcqO9v/HPJyFFaw9MPnrBRKx/T0V9GYpRMeseTeuvbxCI0Jdq0UqHBw0XLZf5SIEOSKITnehEJ5obveXbrUSTq4PNe6K3XO+x58qaPdcwjbGjqePuaOSueQIvmBQ+fryjYwAAAABJRU5ErkJggg==',
  ),
  jpeg: decode(
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAMABgDASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAUG/8QAGRAAAQUAAAAAAAAAAAAAAAAAAAISFFFh/8QAFgEBAQEAAAAAAAAAAAAAAAAAAAUG/8QAFxEAAwEAAAAAAAAAAAAAAAAAAAMVFv/aAAwDAQACEQMRAD8Ay0jRI0mvVYeqzR59RVtsKUjQTXqsDPqFth//2Q==',
  ),
  progressiveJpeg: decode(
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wgARCAAMABgDASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAQF/8QAFgEBAQEAAAAAAAAAAAAAAAAAAAQF/9oADAMBAAIQAxAAAAHKTNGqlMP/xAAWEAEBAQAAAAAAAAAAAAAAAAASACD/2gAIAQEAAQUCUpY//8QAFhEAAwAAAAAAAAAAAAAAAAAAAAIU/9oACAEDAQE/AbWLWP/EABYRAAMAAAAAAAAAAAAAAAAAAAACFf/aAAgBAgEBPwGepPU//8QAFBABAAAAAAAAAAAAAAAAAAAAIP/aAAgBAQAGPwJf/8QAFxAAAwEAAAAAAAAAAAAAAAAAAAEREP/aAAgBAQABPyHRWVlZ/9oADAMBAAIAAwAAABD/AP8A/8QAFBEBAAAAAAAAAAAAAAAAAAAAEP/aAAgBAwEBPxAr/8QAFBEBAAAAAAAAAAAAAAAAAAAAEP/aAAgBAgEBPxAX/8QAFhABAQEAAAAAAAAAAAAAAAAAAGFx/9oACAEBAAE/ENNNLLLP/9k=',
  ),
  webp: decode(
    'UklGRnAAAABXRUJQVlA4IGQAAADQAwCdASoYAAwAPpE6l0elo6IhMAgAsBIJbACdMoJ8A0QHP/gWzYAA/vHoH/P9Vfw3eLzVeFUTckoBGeRf/6We8y/v6HXV/563Yv/ZieTYBOphsP081UbJ1E3rRWCieLO3AAAA',
  ),
  losslessWebp: decode(
    'UklGRk4AAABXRUJQVlA4TEIAAAAvF8ACAF8AEIT/bRMCgRRu0QKBxN/0KJ7/1AEc6AAAIW07mcIUpjCFFFJIIYUUUkghv8sQ0f/8fLw83FycHGwWk0E=',
  ),
  transparentWebp: decode(
    'UklGRmoAAABXRUJQVlA4WAoAAAAQAAAAFwAACwAAQUxQSAoAAAABB9C/iAhERP8DVlA4IDoAAAAQAwCdASoYAAwAPtFUo0uoJKMhsAgBABoJQBai0AAQNgAA/us2/8Vk+K/b/6En/xNn/E2fBzPYAAAA',
  ),
};

/** Inserts bytes into an image. */
export const insertBytes = (image: Uint8Array, at: number, bytes: Uint8Array): Uint8Array =>
  new Uint8Array(Buffer.concat([image.subarray(0, at), bytes, image.subarray(at)]));

/** A PNG chunk with its checksum. */
export const pngChunk = (type: string, data: Uint8Array): Uint8Array => {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(content.length + 8);
  chunk.writeUInt32BE(data.length);
  content.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(content), content.length + 4);
  return new Uint8Array(chunk);
};

/** A segment of a JPEG file. */
export const jpegSegment = (marker: number, data: Uint8Array): Uint8Array => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return new Uint8Array(Buffer.concat([head, data]));
};

/** A WebP file with another chunk at its end. */
export const addWebpChunk = (file: Uint8Array, type: string, data: Uint8Array): Uint8Array => {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(data.length, 4);
  const padding = new Uint8Array(data.length % 2);
  const whole = Buffer.concat([file, head, data, padding]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return new Uint8Array(whole);
};

/** Gives a PNG file another size, of which its header says so. */
export const resizePng = (png: Uint8Array, width: number, height: number): Uint8Array => {
  const header = Buffer.from(png.subarray(16, 29));
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  return new Uint8Array(
    Buffer.concat([png.subarray(0, 8), pngChunk('IHDR', header), png.subarray(33)]),
  );
};
