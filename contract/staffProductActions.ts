import { Type } from 'typebox';

import { ProductId, StrictObject } from './fields';
import { Problem } from './replies';
import { DeskProduct } from './staffProduct';

const tags = ['Desk: products'] as const;

const Changed = {
  200: Type.Object({ status: Type.Literal(true), product: DeskProduct }),
  '4xx': Problem,
};

const PictureOf = StrictObject({ product_id: ProductId });

export const uploadPicture = {
  method: 'PUT',
  url: '/api/staff/product/picture',
  schema: {
    tags,
    summary: 'Uploads a picture of a product: the bytes of a JPEG, PNG or WebP file',
    querystring: PictureOf,
    response: {
      200: Type.Object({ status: Type.Literal(true), product_id: Type.String() }),
      '4xx': Problem,
    },
  },
} as const;

export const removePicture = {
  method: 'POST',
  url: '/api/staff/product/picture/remove',
  schema: {
    tags,
    summary: 'Removes the uploaded picture, which can be restored',
    body: PictureOf,
    response: Changed,
  },
} as const;

export const restorePicture = {
  method: 'POST',
  url: '/api/staff/product/picture/restore',
  schema: {
    tags,
    summary: 'Restores the previous picture',
    body: PictureOf,
    response: Changed,
  },
} as const;
