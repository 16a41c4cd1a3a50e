import type { en } from '../en/comments-names.ts';

export const es: typeof en = {
  Comment: { one: 'comentario', many: 'comentarios' },
};
