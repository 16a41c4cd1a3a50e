import type { en } from '../en/comments.ts';

export const es: typeof en = {
  ofOthers: 'Otra persona escribió este comentario. Solo quien lo escribió puede cambiarlo o eliminarlo.',
  kept: 'Un comentario sigue siendo confidencial, o abierto, como se escribió. Elimínelo y escriba otro.',
  stranger: 'Menciona a alguien que no puede ver este registro. Quite a esa persona y publique de nuevo.',
  strangerToCompany:
    'Un comentario confidencial solo lo lee su empresa, y menciona a otra persona. Quítela y publique de nuevo.',
  tooMany: (count) => `Un comentario puede mencionar a ${count} personas como máximo.`,
  tooFast: (count) => `Ha publicado ${count} comentarios en un minuto. Espere un poco y publique de nuevo.`,
};
